import { z } from 'zod';
import { deletion } from './deletion';
import { optionalTexts, readWords, text, texts } from './words-file';
import { name } from '@/lib/owner-files/fields';

const page = z.strictObject({
  /** Last part of the page's address. It never changes, because emails that are already sent contain it. */
  slug: name,
  result: z.enum(['success', 'error']),
  ...texts('title', 'text'),
  /** What to do next. It must also be true on a device without the app, where the visitor may read the email. */
  ...optionalTexts('next'),
  /** Whether the next step is what the deletion page says about the data on the device. */
  onDevice: z.boolean().optional(),
  /** Possible causes of an error, and whether those of a link in an email are among them. */
  causes: z.array(text).optional(),
  linkCauses: z.boolean().optional(),
  /** Whether the next step is in the app, or to request another deletion email. */
  backToApp: z.boolean().optional(),
  toDeletion: z.boolean().optional(),
  /** Whether the page offers an email to support. Pages about an error always offer it. */
  help: z.boolean().optional(),
});

const { linkCauses, pages } = readWords('result-pages', {
  linkCauses: z.array(text).default([]),
  pages: z.array(page),
});

export type ResultPage = z.infer<typeof page>;

/** The pages to which emails and the account service link. */
export const resultPages: readonly ResultPage[] = pages.map((own) => ({
  ...own,
  next: own.onDevice ? deletion.data.onDevice : own.next,
  causes: [...(own.linkCauses ? linkCauses : []), ...(own.causes ?? [])],
}));
