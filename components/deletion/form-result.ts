import { type NoticeKind } from '@/lib/content/notices';

/** What became of the visitor's last try. */
export interface FormResult {
  readonly kind: NoticeKind | 'sending';
  /** `dialog`: a dialog tells it. `closing`: that dialog fades out. `form`: the form tells it. */
  readonly phase: 'dialog' | 'closing' | 'form';
  /** Where the request was sent for; empty if there was none. */
  readonly address: string;
}
