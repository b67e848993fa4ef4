'use client';

import { useCallback, useEffect, useRef, useSyncExternalStore, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { CountdownLine } from './countdown-line';
import { EmailField, INVALID_EMAIL } from './email-field';
import { useCountdown } from './use-countdown';
import { useNotice } from './use-notice';
import { useIslandReady } from '@/components/island/use-island-ready';
import { buttonStyle } from '@/components/ui/button-style';
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

const neverChanges = () => () => {};

const validate = (value: string) => emailSchema.safeParse(value).success || INVALID_EMAIL;

/**
 * Asks for the email that deletes the user's data. A plain GET form, which
 * works as one until it is hydrated; then each try, a failed or an invalid one
 * too, starts the wait of 30 seconds.
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
  const notice = useNotice();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<HTMLParagraphElement>(null);
  const sentFrom = useRef<Element>(null);
  useIslandReady(form, hydrated);

  // What was typed and left before the code came has had its `blur` unheard.
  useEffect(() => {
    const typed = field.current?.value;
    if (!typed || document.activeElement === field.current) return;
    setValue(DELETION_PARAMETER, typed, { shouldTouch: true, shouldValidate: true });
  }, [setValue]);

  async function send(values: Record<typeof DELETION_PARAMETER, string>) {
    const result = await requestDeletion(apiUrl, emailSchema.parse(values[DELETION_PARAMETER]));
    notice.show(result === 'success' ? 'sent' : 'failed');
  }

  function refuse() {
    sentFrom.current = field.current;
    notice.show('invalid');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (countdown.isRunning()) return;
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

  return (
    <form
      ref={form}
      method="get"
      action={deletionEndpoint(apiUrl)}
      noValidate={hydrated}
      onSubmit={submit}
      data-fallback={FALLBACK_ID}
      className="flex max-w-prose flex-col gap-5 print:hidden"
    >
      <EmailField
        {...input}
        ref={(element) => {
          field.current = element;
          registerField(element);
        }}
        error={formState.errors[DELETION_PARAMETER]?.message}
      />
      <button
        ref={button}
        type="submit"
        disabled={seconds > 0}
        className={`${buttonStyle.primary} self-start`}
      >
        Отправить
      </button>
      <p id={FALLBACK_ID} role="alert" hidden className="font-medium text-bad">
        {fallbacks.form}
      </p>
      {seconds > 0 && <CountdownLine ref={timer} seconds={seconds} />}
      {notice.Dialog ? (
        <notice.Dialog kind={notice.kind} onClose={notice.close} onClosed={returnFocus} />
      ) : (
        notice.kind && <p role="alert">{notices[notice.kind].text}</p>
      )}
    </form>
  );
}
