import * as w from '@/lib/owner-files/words';

export const deletion = w.readWords('deletion', {
  ...w.texts('title', 'explanation'),
  identity: w.group(w.texts('app', 'developer')),
  ...w.optionalTexts('discretion'),
  steps: w.group({
    ...w.texts('title', 'onPageTitle', 'inAppTitle'),
    onPage: w.list(w.text),
    ...w.optionalTexts('noApp'),
  }),
  data: w.group(w.texts('title', 'deletedTitle', 'keptTitle')),
  noLetter: w
    .group({ ...w.texts('title', 'support'), advice: w.list(w.textWith('wait')) })
    .optional(),
  noMailbox: w.group(w.texts('title', 'text', 'link')).optional(),
});
