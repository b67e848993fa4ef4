import * as w from '@/lib/owner-files/words';

const notice = w.group(w.texts('title', 'text'));

export const notices = w.readWords('notices', { sent: notice, failed: notice, invalid: notice });

export type NoticeKind = keyof typeof notices;
