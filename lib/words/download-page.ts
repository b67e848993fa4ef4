import * as w from '@/lib/owner-files/words';

const introduction = w.group({ ...w.optionalTexts('lead'), ...w.texts('description') });

export const downloads = w.readWords('download-page', {
  ...w.texts('title', 'open'),
  both: introduction,
  one: introduction,
});
