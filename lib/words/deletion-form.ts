import * as w from '@/lib/owner-files/words';

export const deletionForm = w.readWords('deletion-form', {
  ...w.texts('hint', 'invalid', 'mixed', 'number', 'sending', 'refused', 'failed'),
  ...w.texts('sentTo', 'change', 'wait', 'waitBegins', 'waitEnds'),
});
