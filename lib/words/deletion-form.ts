import { readWords, texts } from '@/lib/owner-files/words';

export const deletionForm = readWords('deletion-form', {
  ...texts('hint', 'invalid', 'mixed', 'number', 'sending', 'refused', 'failed'),
  ...texts('sentTo', 'change', 'wait', 'waitBegins', 'waitEnds'),
});
