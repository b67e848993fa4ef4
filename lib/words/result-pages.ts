import { deletion } from './deletion';
import {
  flag,
  group,
  list,
  name,
  oneOf,
  optionalTexts,
  readWords,
  text,
  texts,
} from '@/lib/owner-files/words';

const page = group({
  /** Last part of the page's address. It never changes, because emails that are already sent contain it. */
  slug: name,
  result: oneOf(['success', 'error']),
  ...texts('title', 'text'),
  /** What to do next. It must also be true on a device without the app, where the visitor may read the email. */
  ...optionalTexts('next'),
  /** Whether it is what the deletion page says about the data on the device. */
  onDevice: flag,
  /** Possible causes of an error, and whether those of a link in an email are among them. */
  causes: list(text).optional(),
  linkCauses: flag,
  backToApp: flag,
  toDeletion: flag,
  /** Whether the page offers an email to support. Pages about an error always offer it. */
  help: flag,
});

const { linkCauses, pages } = readWords('result-pages', {
  linkCauses: list(text).default([]),
  pages: list(page),
});

export type ResultPage = (typeof pages)[number];

/** The pages to which emails and the account service link. */
export const resultPages: readonly ResultPage[] = pages.map((own) => ({
  ...own,
  next: own.onDevice ? deletion.data.onDevice : own.next,
  causes: [...(own.linkCauses ? linkCauses : []), ...(own.causes ?? [])],
}));
