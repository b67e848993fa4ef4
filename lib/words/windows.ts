import { z } from 'zod';
import { features, optionalTexts, readWords, text, texts, textWith } from './words-file';
import { name } from '@/lib/owner-files/fields';

const steps = z.array(text);

export const windows = readWords('windows', {
  ...texts('title', 'lead'),
  /** Shown on phones and tablets. */
  forComputer: z.strictObject(texts('text', 'send', 'copied')).optional(),
  picture: z.strictObject({ id: name, ...texts('alt') }),
  /** Shown while the installer's file is a placeholder. */
  ...optionalTexts('placeholderNote'),
  features: features.optional(),
  install: z
    .strictObject({
      ...texts('title'),
      first: z.strictObject({ ...texts('title'), installer: steps, archive: steps }),
      upgrade: z.strictObject({ ...texts('title'), steps }).optional(),
    })
    .optional(),
  file: z.strictObject({
    ...texts('title', 'name', 'checksum', 'copyChecksum', 'checksumCopied', 'copyCommand'),
    ...texts('commandCopied', 'signature', 'unsigned', 'requirements', 'check'),
    former: textWith('version'),
    ...optionalTexts('smartScreen'),
  }),
});
