import { group, name as plain, plainWith, readWords } from '@/lib/owner-files/words';

export const emails = readWords('emails', {
  greeting: plain,
  registered: plain,
  deletion: group({
    subject: plainWith('app'),
    request: plainWith('app'),
    noAccess: plain,
  }),
  resultPage: group({
    happened: plain,
    page: plainWith('page'),
    version: plain,
    device: plain,
    time: plain,
  }),
});
