import { readWords, texts } from './words-file';

export const deletionForm = readWords('deletion-form', {
  ...texts(
    'hint',
    'invalid',
    'mixed',
    'number',
    'sending',
    'refused',
    'failed',
    'sentTo',
    'change',
  ),
  ...texts('wait', 'waitBegins', 'waitEnds'),
});
