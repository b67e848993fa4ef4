import { z } from 'zod';
import { readWords, texts } from './words-file';

const notice = z.strictObject(texts('title', 'text'));

export const notices = readWords('notices', { sent: notice, failed: notice, invalid: notice });

export type NoticeKind = 'sent' | 'failed' | 'invalid';
