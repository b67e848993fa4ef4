import * as w from '@/lib/owner-files/words';

export const shell = w.readWords('shell', {
  navigation: w.group(w.texts('home', 'android', 'windows', 'contacts')),
  footer: w.group({
    ...w.texts('changes', 'deletion'),
    about: w.optional(w.textWith('site')),
    developer: w.textWith('developer'),
  }),
});
