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
  /** Whether the next step is in the app, or to request another deletion email. */
  backToApp: flag,
  toDeletion: flag,
  /** Whether the page offers an email to support. Pages about an error always offer it. */
  help: flag,
});

const { causes, pages } = readWords('result-pages', {
  causes: list(text).default([]),
  pages: list(page),
});

export type ResultPage = (typeof pages)[number];

/** Possible causes of an error, for the pages about one. The owner knows what the links in the emails do. */
export const resultCauses = causes;

/** The pages to which emails and the account service link. */
export const resultPages: readonly ResultPage[] = pages;
