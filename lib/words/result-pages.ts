import { name } from '@/lib/owner-files/fields';
import * as w from '@/lib/owner-files/words';

const page = w.group({
  /** Last part of the page's address. It never changes, because emails that are already sent contain it. */
  slug: name.regex(/^[\w-]+$/, 'нужны латинские буквы и цифры, например nameSuccess'),
  result: w.oneOf(['success', 'error']),
  ...w.texts('title', 'text'),
  /** What to do next. It must also be true on a device without the app, where the visitor may read the email. */
  ...w.optionalTexts('next'),
  /** Whether the next step is in the app, or to request another deletion email. */
  backToApp: w.flag,
  toDeletion: w.flag,
  /** Whether the page offers an email to support. Pages about an error always offer it. */
  help: w.flag,
});

/** The pages to which emails and the account service link. */
export const { causes: resultCauses, pages: resultPages } = w.readWords('result-pages', {
  /** Possible causes of an error. Only the owner knows what the links in the emails do. */
  causes: w.list(w.text).default([]),
  pages: w.list(page),
});

export type ResultPage = (typeof resultPages)[number];
