import { group, readWords, texts } from '@/lib/owner-files/words';

const notice = group(texts('title', 'text'));

export const notices = readWords('notices', { sent: notice, failed: notice, invalid: notice });

export type NoticeKind = 'sent' | 'failed' | 'invalid';
