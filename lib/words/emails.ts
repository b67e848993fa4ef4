import * as w from '@/lib/owner-files/words';

export const emails = w.readWords('emails', {
  ...w.names('greeting', 'registered'),
  deletion: w.group({
    ...w.names('noAccess'),
    subject: w.plainWith('app'),
    request: w.plainWith('app'),
  }),
  resultPage: w.group({
    ...w.names('happened', 'version', 'device', 'time'),
    page: w.plainWith('page'),
  }),
});
