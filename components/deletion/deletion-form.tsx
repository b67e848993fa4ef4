'use client';

import { useCallback, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { CountdownLine } from './countdown-line';
import { EmailField, INVALID_EMAIL } from './email-field';
import { useCountdown } from './use-countdown';
import { useLeftEarly } from './use-left-early';
import { useNotice } from './use-notice';
import { neverChanges, useIslandReady } from '@/components/island/use-island-ready';
import { buttonStyle } from '@/components/ui/action-style';
import { deletionForm } from '@/lib/content/deletion-form';
import { fallbacks } from '@/lib/content/fallbacks';
import { notices } from '@/lib/content/notices';
import { emailSchema } from '@/lib/deletion/email-schema';
import {
  DELETION_PARAMETER,
  deletionEndpoint,
  requestDeletion,
} from '@/lib/deletion/request-deletion';

interface DeletionFormProps {
  /** Origin of the account service; empty: the site's own. */
  readonly apiUrl: string;
}

const FALLBACK_ID = 'deletion-fallback';

const validate = (value: string) => emailSchema.safeParse(value).success || INVALID_EMAIL;

/**
 * Asks for the email that deletes the user's data. Before hydration the browser
 * submits it as a plain GET form. After hydration each try, also a failed or an
 * invalid one, starts the wait of 30 seconds.
 */
export function DeletionForm({ apiUrl }: DeletionFormProps) {
  // No default values: what was typed before the hydration is the field's value.
  const { register, handleSubmit, setValue, formState } = useForm<
    Record<typeof DELETION_PARAMETER, string>
  >({ mode: 'onTouched', shouldFocusError: false });
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { seconds, ...countdown } = useCountdown();
  const [isSending, setSending] = useState(false);
  const notice = useNotice();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<HTMLParagraphElement>(null);
  const sentFrom = useRef<Element>(null);
  useIslandReady(form, hydrated);
  useLeftEarly(
    field,
    useCallback(
      (typed) => setValue(DELETION_PARAMETER, typed, { shouldTouch: true, shouldValidate: true }),
      [setValue],
    ),
  );

  async function send(values: Record<typeof DELETION_PARAMETER, string>) {
    // After the focus has moved to the timer: reading that would interrupt this status.
    setSending(true);
    const result = await requestDeletion(apiUrl, emailSchema.parse(values[DELETION_PARAMETER]));
    setSending(false);
    notice.show(result === 'success' ? 'sent' : 'failed');
  }

  function refuse() {
    sentFrom.current = field.current;
    notice.show('invalid');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || countdown.isRunning()) return;
    sentFrom.current = document.activeElement;
    flushSync(countdown.start);
    // A disabled button loses the focus, and a keyboard its place on the page.
    if (sentFrom.current === button.current) timer.current?.focus();
    void handleSubmit(send, refuse)();
  }

  /** Back to where the visitor was; not to the button while the wait disables it. */
  const returnFocus = useCallback(() => {
    const place = sentFrom.current === field.current ? field : timer.current ? timer : button;
    place.current?.focus();
  }, []);

  const { ref: registerField, ...input } = register(DELETION_PARAMETER, { validate });
  const error = formState.errors[DELETION_PARAMETER]?.message;

  return (
    <form
      ref={form}
      method="get"
      action={deletionEndpoint(apiUrl)}
      noValidate={hydrated}
      onSubmit={submit}
      data-fallback={FALLBACK_ID}
      className="request-form max-w-prose print:hidden"
    >
      <EmailField
        {...input}
        ref={(element) => {
          field.current = element;
          registerField(element);
        }}
        error={error}
        isBusy={isSending}
      >
        <p role="status">{isSending && error === undefined && deletionForm.sending}</p>
      </EmailField>
      <button
        ref={button}
        type="submit"
        disabled={isSending || seconds > 0}
        aria-busy={isSending || undefined}
        className={`${buttonStyle.primary} form-send disabled:bg-sunken disabled:text-muted`}
      >
        Отправить
      </button>
      <CountdownLine ref={timer} seconds={seconds} />
      <p id={FALLBACK_ID} role="alert" hidden className="form-line form-answer text-bad">
        {fallbacks.form}
      </p>
      {notice.Dialog ? (
        <notice.Dialog kind={notice.kind} onClose={notice.close} onClosed={returnFocus} />
      ) : (
        notice.kind && (
          <p role="alert" className="form-line form-answer">
            {notices[notice.kind].text}
          </p>
        )
      )}
    </form>
  );
}
