/** @jest-environment node */
import fc from 'fast-check';
import { anyAddress } from '@/__tests__/support/any-email';
import { wellFormedText } from '@/__tests__/support/any-text';
import { emailSchema } from '@/lib/deletion/email-schema';
import { deletionUrl } from '@/lib/deletion/request-deletion';

const ORIGIN = 'https://api.slovar.example';

/** What the account service reads: the first value of its parameter. */
const received = (url: string) => new URL(url).searchParams.getAll('userEmail');

it('the service receives the very text, whatever is in it', () => {
  fc.assert(
    fc.property(wellFormedText, (text) => {
      const url = deletionUrl(ORIGIN, text);

      expect(received(url)).toEqual([text]);
      expect(new URL(url).pathname).toBe('/acc/RequestDeleteUserByEmail');
      expect(new URL(url).origin).toBe(ORIGIN);
    }),
  );
});

it('the service receives the very address that the form accepted', () => {
  fc.assert(
    fc.property(anyAddress, (typed) => {
      const result = emailSchema.safeParse(typed);
      if (!result.success) return;

      expect(received(deletionUrl(ORIGIN, result.data))).toEqual([result.data]);
    }),
  );
});
