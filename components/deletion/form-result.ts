import { type NoticeKind } from '@/lib/content/notices';

/** Result of the visitor's last attempt to send the form. */
export interface FormResult {
  readonly kind: NoticeKind | 'sending';
  /**
   * `dialog`: a dialog shows the result. `closing`: the dialog is being removed. `form`: the form shows the
   * result.
   */
  readonly phase: 'dialog' | 'closing' | 'form';
  /** The address in the request; empty if no request was sent. */
  readonly address: string;
}
