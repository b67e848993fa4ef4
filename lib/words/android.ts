import { z } from 'zod';
import { features, optionalTexts, readWords, texts, textWith } from './words-file';

export const android = readWords('android', {
  ...texts('title', 'lead'),
  store: z.strictObject({
    link: textWith('store'),
    /** Description of the QR code for screen readers. */
    qrCode: textWith('store'),
    qrHint: textWith('store'),
  }),
  features: features.optional(),
  dictionaries: z.strictObject({
    ...texts('title', 'from', 'to'),
    /** Introduces the list of dictionaries if there are several and all of them translate into one language. */
    intoOneLanguage: textWith('language'),
    /** Shown if the list is incomplete. */
    ...optionalTexts('others'),
  }),
});
