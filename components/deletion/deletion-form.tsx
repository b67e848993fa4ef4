'use client';

import { useRef, useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CountdownLine } from './countdown-line';
import { FieldMessage, type FormResult } from './email-field';
import { NoticeDialog } from './notice-dialog';
import { useEmailField } from './use-email-field';
import { useFormFocus } from './use-form-focus';
import { useIslandReady } from '@/components/islands/runtime/use-island-ready';
import { buttonStyle } from '@/components/ui/action-style';
import { createCountdown } from '@/lib/browser/deletion/countdown';
import { deletionEndpoint, requestDeletion } from '@/lib/browser/deletion/request-deletion';
import { closePanels } from '@/lib/browser/open-panels';
import { type deletionForm } from '@/lib/words/deletion-form';
import { type notices as texts } from '@/lib/words/notices';

interface DeletionFormProps {
  /** Origin of the account service; empty if it is the site's own origin. */
  readonly service: string;
  readonly words: typeof deletionForm;
  readonly notices: typeof texts;
  readonly children?: ReactNode;
}

/**
 * The form that requests the deletion email. Without the island's code the browser submits it with GET. After hydration
 * each attempt starts a wait of 30 seconds, even if the address is invalid or the request fails.
 */
export function DeletionForm({ service, words, notices, children }: DeletionFormProps) {
  const [countdown] = useState(createCountdown);
  // During hydration the seconds are 0, because only the visitor's browser knows whether a countdown is running.
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.getSeconds, () => 0);
  const [result, setResult] = useState<FormResult>();
  const form = useRef<HTMLFormElement>(null);
  const email = useEmailField(form);
  const isSending = result?.kind === 'sending';
  const isDisabled = isSending || seconds > 0;
  const focus = useFormFocus(form, isDisabled);
  useIslandReady(form);

  async function send(address: string) {
    // `submit` has already moved the focus. If it moved after the status, readers would stop announcing the status.
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
    if (isSending || countdown.getSeconds() > 0) return;
    focus.attempt(() => {
      setResult(undefined);
      countdown.start();
    });
    void email.submit(send, refuse);
  }

  function removeDialog() {
    const setPhase = (phase: FormResult['phase']) =>
      setResult((last) => last && { ...last, phase });
    flushSync(() => setPhase('closing'));
    // In a timeout, because Headless UI first focuses what was clicked last, which may be the disabled button.
    setTimeout(() => {
      focus.comeBack();
      setPhase('form');
    });
  }

  const isRefused = seconds > 0 && email.error;
  /** The result that the form itself shows, if any. The result `invalid` disappears with the error or the wait. */
  const shownResult =
    result?.phase === 'form' && (result.kind !== 'invalid' || isRefused) ? result : undefined;

  return (
    <form
      ref={form}
      // Without this role Firefox would call the form invalid, because its required field is empty.
      role="none"
      method="get"
      action={deletionEndpoint(service)}
      onSubmit={submit}
      onInput={() => shownResult?.kind === 'sent' && setResult(undefined)}
      className="@container grid max-w-prose grid-cols-[auto_1fr] items-center gap-x-4 *:data-kept:col-span-full"
    >
      {children}
      <FieldMessage
        words={words}
        error={email.error}
        result={shownResult}
        onChange={focus.select}
      />
      <button
        type="submit"
        disabled={isDisabled}
        suppressHydrationWarning
        aria-busy={isSending || undefined}
        className={`${buttonStyle.primary} justify-self-start disabled:border-line disabled:bg-sunken disabled:text-muted`}
      >
        Отправить
      </button>
      <CountdownLine words={words} seconds={seconds} timerRef={focus.timerRef} />
      <p aria-live="assertive" data-failure="" className="col-span-full mt-2 text-sm text-bad" />
      {result?.phase === 'dialog' && result.kind !== 'sending' && (
        <NoticeDialog {...notices[result.kind]} onClose={removeDialog} />
      )}
    </form>
  );
}
