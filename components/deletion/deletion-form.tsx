'use client';

import { useLayoutEffect, useRef, useState, type FormEvent, type PropsWithChildren } from 'react';
import { flushSync } from 'react-dom';
import { CountdownLine } from './countdown-line';
import { FieldMessage } from './field-message';
import { type FormResult } from './form-result';
import { NoticeDialog } from './notice-dialog';
import { useCountdown } from './use-countdown';
import { useEmailField } from './use-email-field';
import { useFormFocus } from './use-form-focus';
import { useIslandReady } from '@/components/islands/runtime/use-island-ready';
import { buttonStyle } from '@/components/ui/action-style';
import { closePanels } from '@/lib/browser/open-panels';
import { fallbacks } from '@/lib/content/fallbacks';
import { deletionEndpoint, requestDeletion } from '@/lib/deletion/request-deletion';

interface DeletionFormProps {
  /** Origin of the account service; empty if it is the site's own origin. */
  readonly service: string;
}

/**
 * The form that requests the deletion email. Without the island's code the browser submits it as a plain
 * GET form. After hydration each attempt starts a wait of 30 seconds, even if the address is invalid or
 * the request fails.
 */
export function DeletionForm({ service, children }: PropsWithChildren<DeletionFormProps>) {
  const { seconds, ...countdown } = useCountdown();
  const [result, setResult] = useState<FormResult>();
  const form = useRef<HTMLFormElement>(null);
  const email = useEmailField(form);
  const isSending = result?.kind === 'sending';
  const isDisabled = isSending || seconds > 0;
  const focus = useFormFocus(form, isDisabled);
  useIslandReady(form);

  // After hydration the site's code, not the browser, validates the field.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    return () => void (element.noValidate = false);
  }, []);

  async function send(address: string) {
    // `submit` has already moved the focus from the button to the timer. If the focus moved after the status
    // changed, screen readers would stop announcing the status.
    setResult({ kind: 'sending', phase: 'form', address });
    const isSent = await requestDeletion(service, address);
    closePanels();
    setResult({ kind: isSent ? 'sent' : 'failed', phase: 'dialog', address });
  }

  function refuse() {
    focus.correct();
    setResult({ kind: 'invalid', phase: 'dialog', address: '' });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || countdown.isRunning()) return;
    focus.remember();
    setResult(undefined);
    flushSync(countdown.start);
    focus.leaveButton();
    void email.submit(send, refuse);
  }

  function leaveDialog() {
    focus.comeBack();
    setResult((last) => last && { ...last, phase: 'form' });
  }

  const isRefused = seconds > 0 && email.error !== undefined;
  /** The result that the form itself shows, if any. The result `invalid` disappears with the error or the wait. */
  const shownResult =
    result?.phase === 'form' && (result.kind !== 'invalid' || isRefused) ? result : undefined;

  return (
    <form
      ref={form}
      // Without this role Firefox would tell screen readers that the form is invalid, because its
      // required field is empty.
      role="none"
      method="get"
      action={deletionEndpoint(service)}
      onSubmit={submit}
      onInput={() => shownResult?.kind === 'sent' && setResult(undefined)}
      className="request-form max-w-prose"
    >
      {children}
      <FieldMessage error={email.error} result={shownResult} onChange={focus.select} />
      <button
        type="submit"
        disabled={isDisabled}
        suppressHydrationWarning
        aria-busy={isSending || undefined}
        className={`${buttonStyle.primary} form-send`}
      >
        Отправить
      </button>
      <CountdownLine seconds={seconds} onFocusLost={focus.lose} />
      <p
        aria-live="assertive"
        data-failure={fallbacks.form}
        className="form-line form-answer text-bad"
      />
      <NoticeDialog
        kind={result?.phase === 'dialog' && result.kind !== 'sending' ? result.kind : undefined}
        onClose={() => setResult((last) => last && { ...last, phase: 'closing' })}
        onClosed={leaveDialog}
      />
    </form>
  );
}
