import * as w from '@/lib/owner-files/words';

const steps = w.list(w.text);

export const windows = w.readWords('windows', {
  ...w.texts('title', 'lead'),
  forComputer: w.group(w.texts('text', 'send', 'copied')).optional(),
  picture: w.group({ id: w.pictureName, ...w.texts('alt') }),
  ...w.optionalTexts('placeholderNote'),
  features: w.features.optional(),
  install: w
    .group({
      ...w.texts('title'),
      first: w.group({ ...w.texts('title'), installer: steps, archive: steps }),
      upgrade: w.group({ ...w.texts('title'), steps }).optional(),
    })
    .optional(),
  file: w.group({
    ...w.texts('title', 'name', 'checksum', 'copyChecksum', 'checksumCopied', 'copyCommand'),
    ...w.texts('commandCopied', 'signature', 'unsigned', 'requirements', 'check'),
    former: w.textWith('version'),
    ...w.optionalTexts('smartScreen'),
  }),
});
