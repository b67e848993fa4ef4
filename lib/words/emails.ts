import * as w from '@/lib/owner-files/words';

export const emails = w.readWords('emails', {
  ...w.texts('greeting', 'registered'),
  deletion: w.group({
    ...w.texts('noAccess'),
    subject: w.textWith('app'),
    request: w.textWith('app'),
  }),
  resultPage: w.group({
    ...w.texts('happened', 'version', 'device', 'time'),
    page: w.textWith('page'),
  }),
});
