import * as w from '@/lib/owner-files/words';

export const android = w.readWords('android', {
  ...w.texts('title', 'lead'),
  store: w.group({
    link: w.textWith('store'),
    qrCode: w.textWith('store'),
    qrHint: w.textWith('store'),
  }),
  features: w.features.optional(),
  dictionaries: w.group({
    ...w.texts('title', 'from', 'to'),
    intoOneLanguage: w.textWith('language'),
    ...w.optionalTexts('others'),
  }),
});
