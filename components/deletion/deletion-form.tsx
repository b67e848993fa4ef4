'use client';

import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type PropsWithChildren,
} from 'react';
import { flushSync } from 'react-dom';
import { CountdownLine } from './countdown-line';
import { FieldMessage } from './field-message';
import { useCountdown } from './use-countdown';
import { useEmailField } from './use-email-field';
import { useFormFocus } from './use-form-focus';
import { useNotice } from './use-notice';
import { useIslandReady } from '@/components/island/use-island-ready';
import { buttonStyle } from '@/components/ui/action-style';
import { fallbacks } from '@/lib/content/fallbacks';
import { notices } from '@/lib/content/notices';
import { deletionEndpoint, requestDeletion } from '@/lib/deletion/request-deletion';

interface DeletionFormProps {
  /** Origin of the account service; empty: the site's own. */
  readonly apiUrl: string;
}

const FALLBACK_ID = 'deletion-fallback';

/**
 * Asks for the email that deletes the user's data. Before hydration the browser
 * submits it as a plain GET form. After hydration each try, also a failed or an
 * invalid one, starts the wait of 30 seconds.
 */
export function DeletionForm({ apiUrl, children }: PropsWithChildren<DeletionFormProps>) {
  const { seconds, ...countdown } = useCountdown();
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const notice = useNotice();
  const form = useRef<HTMLFormElement>(null);
  const email = useEmailField(form);
  const isDisabled = isSending || seconds > 0;
  const focus = useFormFocus(form, isDisabled);
  const { comeBack } = focus;
  const { closed } = notice;
  useIslandReady(form);

  // From now on the form validates; before hydration the browser does.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    return () => void (element.noValidate = false);
  }, []);

  async function send(address: string) {
    // Set after the focus has moved to the timer, whose announcement would interrupt this status otherwise.
    setSending(true);
    const result = await requestDeletion(apiUrl, address);
    setSending(false);
    setSentTo(address);
    notice.show(result === 'success' ? 'sent' : 'failed');
  }

  function refuse() {
    focus.correct();
    notice.show('invalid');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || countdown.isRunning()) return;
    focus.remember();
    notice.forget();
    flushSync(countdown.start);
    focus.leaveButton();
    void email.submit(send, refuse);
  }

  const leaveNotice = useCallback(() => {
    comeBack();
    closed();
  }, [comeBack, closed]);

  /** What the form says of the last try, once its answer is read; of a refusal while it must be waited. */
  function lastTry() {
    if (isSending) return 'sending';
    if (notice.read === 'sent') return 'sent';
    return notice.read === 'invalid' && seconds > 0 ? 'refused' : undefined;
  }

  return (
    <form
      ref={form}
      method="get"
      action={deletionEndpoint(apiUrl)}
      onSubmit={submit}
      onInput={() => notice.read === 'sent' && notice.forget()}
      data-fallback={FALLBACK_ID}
      className="request-form max-w-prose"
    >
      {children}
      <FieldMessage
        error={email.error}
        state={lastTry()}
        address={sentTo}
        onChange={focus.select}
      />
      <button
        type="submit"
        disabled={isDisabled}
        suppressHydrationWarning
        aria-busy={isSending || undefined}
        className={`${buttonStyle.primary} form-send disabled:bg-sunken disabled:text-muted`}
      >
        Отправить
      </button>
      <CountdownLine seconds={seconds} onFocusLost={focus.lose} />
      <p
        id={FALLBACK_ID}
        role="alert"
        hidden
        suppressHydrationWarning
        className="form-line form-answer text-bad"
      >
        {fallbacks.form}
      </p>
      {notice.Dialog ? (
        <notice.Dialog kind={notice.kind} onClose={notice.close} onClosed={leaveNotice} />
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
