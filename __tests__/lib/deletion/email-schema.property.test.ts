/** @jest-environment node */
import fc from 'fast-check';
import { anyAddress, insert, whiteSpace } from '@/__tests__/support/any-email';
import { emailSchema } from '@/lib/deletion/email-schema';

it('what is accepted is the typed text, its case kept, without the spaces around it', () => {
  fc.assert(
    fc.property(anyAddress, whiteSpace, whiteSpace, (address, before, after) => {
      const { data = address.trim() } = emailSchema.safeParse(before + address + after);
      expect(data).toBe(address.trim());
    }),
  );
});

it('what is accepted has one sign @, a dot after it, no white space and a length to send to', () => {
  fc.assert(
    fc.property(anyAddress, (typed) => {
      const { data = 'a@b.c' } = emailSchema.safeParse(typed);
      expect(data).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
      expect(data.length).toBeLessThanOrEqual(254);
    }),
  );
});

it('white space, a control character or a quote inside of an address is refused', () => {
  const refused = fc.oneof(
    whiteSpace,
    fc.constantFrom(...'\0\u007f\u001b"<>(),;:\\[]\u200b\u202e'),
  );
  fc.assert(
    fc.property(fc.emailAddress(), refused, fc.nat(), (address, sign, place) => {
      const inside = insert(address.slice(1, -1), sign, place);
      expect(emailSchema.safeParse(address[0] + inside + address.at(-1)).success).toBe(false);
    }),
  );
});
