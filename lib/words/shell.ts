import { group, optional, readWords, texts, textWith } from '@/lib/owner-files/words';

export const shell = readWords('shell', {
  navigation: group(texts('home', 'android', 'windows', 'contacts')),
  footer: group({
    ...texts('changes', 'deletion'),
    about: optional(textWith('site')),
    developer: textWith('developer'),
  }),
});
