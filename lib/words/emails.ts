import { z } from 'zod';
import { plainWith, readWords } from './words-file';

const plain = plainWith();

export const emails = readWords('emails', {
  greeting: plain,
  /** Asks for the address by which support can find the account. */
  registered: plain,
  deletion: z.strictObject({
    subject: plainWith('app'),
    request: plainWith('app'),
    noAccess: plain,
  }),
  resultPage: z.strictObject({
    happened: plain,
    page: plainWith('page'),
    version: plain,
    device: plain,
    time: plain,
  }),
});
