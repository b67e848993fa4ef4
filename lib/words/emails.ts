import * as w from '@/lib/owner-files/words';

export const emails = w.readWords('emails', {
  greeting: w.name,
  registered: w.name,
  deletion: w.group({
    subject: w.plainWith('app'),
    request: w.plainWith('app'),
    noAccess: w.name,
  }),
  resultPage: w.group({
    happened: w.name,
    page: w.plainWith('page'),
    version: w.name,
    device: w.name,
    time: w.name,
  }),
});
