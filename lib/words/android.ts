import {
  features,
  group,
  optionalTexts,
  readWords,
  texts,
  textWith,
} from '@/lib/owner-files/words';

export const android = readWords('android', {
  ...texts('title', 'lead'),
  store: group({
    link: textWith('store'),
    qrCode: textWith('store'),
    qrHint: textWith('store'),
  }),
  features: features.optional(),
  dictionaries: group({
    ...texts('title', 'from', 'to'),
    intoOneLanguage: textWith('language'),
    ...optionalTexts('others'),
  }),
});
