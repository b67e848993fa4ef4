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
    /** Description of the QR code for screen readers. */
    qrCode: textWith('store'),
    qrHint: textWith('store'),
  }),
  features: features.optional(),
  dictionaries: group({
    ...texts('title', 'from', 'to'),
    /** Introduces the list of dictionaries if there are several and all of them translate into one language. */
    intoOneLanguage: textWith('language'),
    /** Shown if the list is incomplete. */
    ...optionalTexts('others'),
  }),
});
