'use client';

import { useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { CountdownLine } from './countdown-line';
import { EmailField, INVALID_EMAIL } from './email-field';
import { useCountdown } from './use-countdown';
import { useNotice } from './use-notice';
import { useIslandReady } from '@/components/island/use-island-ready';
import { buttonStyle } from '@/components/ui/button-style';
import { notices } from '@/lib/content/notices';
import { emailSchema } from '@/lib/deletion/email-schema';
import { requestDeletion } from '@/lib/deletion/request-deletion';

interface DeletionFormProps {
  /** Origin of the account service; empty: the site's own. */
  readonly apiUrl: string;
}

const validate = (value: string) => emailSchema.safeParse(value).success || INVALID_EMAIL;

/**
 * Asks for the letter that deletes the user's data. Each try, a failed or an
 * invalid one too, starts the wait of 30 seconds (specification, section 4).
 */
export function DeletionForm({ apiUrl }: DeletionFormProps) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { email: '' },
  });
  const countdown = useCountdown();
  const notice = useNotice();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<HTMLParagraphElement>(null);
  const { seconds } = countdown;
  useIslandReady(form);

  async function send({ email }: { email: string }) {
    const result = await requestDeletion(apiUrl, emailSchema.parse(email));
    notice.show(result === 'success' ? 'sent' : 'failed');
  }

  function refuse() {
    // Before the dialog opens: it gives the focus back to where it was.
    field.current?.focus();
    notice.show('invalid');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (countdown.isRunning()) return;
    const pressed = document.activeElement === button.current;
    flushSync(countdown.start);
    // A disabled button loses the focus, and a keyboard its place on the page.
    if (pressed) timer.current?.focus();
    void handleSubmit(send, refuse)();
  }

  const { ref: registerField, ...email } = register('email', { validate });

  return (
    <form
      ref={form}
      data-island="paint"
      noValidate
      onSubmit={submit}
      onFocus={notice.load}
      className="hidden max-w-prose flex-col gap-5 print:hidden! scripted:flex"
    >
      <EmailField
        {...email}
        ref={(element) => {
          field.current = element;
          registerField(element);
        }}
        error={formState.errors.email?.message}
      />
      <button
        ref={button}
        type="submit"
        disabled={seconds !== 0}
        className={`${buttonStyle.primary} self-start`}
      >
        Отправить
      </button>
      {seconds !== undefined && seconds > 0 && <CountdownLine ref={timer} seconds={seconds} />}
      {notice.Dialog ? (
        <notice.Dialog kind={notice.kind} onClose={notice.close} />
      ) : (
        notice.kind && <p role="alert">{notices[notice.kind].text}</p>
      )}
    </form>
  );
}
