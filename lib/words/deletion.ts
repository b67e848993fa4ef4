import {
  group,
  list,
  optionalTexts,
  readWords,
  text,
  texts,
  textWith,
} from '@/lib/owner-files/words';

export const deletion = readWords('deletion', {
  ...texts('title', 'explanation'),
  identity: group(texts('app', 'developer')),
  ...optionalTexts('discretion'),
  steps: group({
    ...texts('title', 'onPageTitle', 'inAppTitle'),
    onPage: list(text),
    ...optionalTexts('noApp'),
  }),
  data: group(texts('title', 'deletedTitle', 'keptTitle')),
  noLetter: group({ ...texts('title', 'support'), advice: list(textWith('wait')) }).optional(),
  noMailbox: group(texts('title', 'text', 'link')).optional(),
});
