import {
  features,
  group,
  list,
  name,
  optionalTexts,
  readWords,
  text,
  texts,
  textWith,
} from '@/lib/owner-files/words';

const steps = list(text);

export const windows = readWords('windows', {
  ...texts('title', 'lead'),
  forComputer: group(texts('text', 'send', 'copied')).optional(),
  picture: group({ id: name, ...texts('alt') }),
  ...optionalTexts('placeholderNote'),
  features: features.optional(),
  install: group({
    ...texts('title'),
    first: group({ ...texts('title'), installer: steps, archive: steps }),
    upgrade: group({ ...texts('title'), steps }).optional(),
  }).optional(),
  file: group({
    ...texts('title', 'name', 'checksum', 'copyChecksum', 'checksumCopied', 'copyCommand'),
    ...texts('commandCopied', 'signature', 'unsigned', 'requirements', 'check'),
    former: textWith('version'),
    ...optionalTexts('smartScreen'),
  }),
});
