/** @jest-environment node */
import fc from 'fast-check';
import { anyAddress, insert, whiteSpace } from '@/__tests__/support/any-email';
import { emailSchema } from '@/lib/deletion/email-schema';

it('any input at all is answered with yes or no', () => {
  fc.assert(
    fc.property(fc.oneof(anyAddress, fc.anything()), (input) => {
      expect([true, false]).toContain(emailSchema.safeParse(input).success);
    }),
  );
});

it('what is accepted is the typed text without the spaces around it', () => {
  fc.assert(
    fc.property(anyAddress, whiteSpace, whiteSpace, (address, before, after) => {
      const result = emailSchema.safeParse(before + address + after);
      if (result.success) expect(result.data).toBe(address.trim());
    }),
  );
});

it('what is accepted has one sign @, a dot after it, no white space and a length to send to', () => {
  fc.assert(
    fc.property(anyAddress, (typed) => {
      const result = emailSchema.safeParse(typed);
      if (!result.success) return;

      expect(result.data).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
      expect(result.data.length).toBeLessThanOrEqual(254);
    }),
  );
});

it('white space inside of an address is refused, whichever it is', () => {
  const inside = fc.tuple(fc.emailAddress(), whiteSpace, fc.nat()).filter(([address, , place]) => {
    const at = place % (address.length + 1);
    return at > 0 && at < address.length;
  });
  fc.assert(
    fc.property(inside, ([address, space, place]) => {
      expect(emailSchema.safeParse(insert(address, space, place)).success).toBe(false);
    }),
  );
});

it('what was accepted is accepted again, unchanged', () => {
  fc.assert(
    fc.property(anyAddress, (typed) => {
      const result = emailSchema.safeParse(typed);
      if (result.success) expect(emailSchema.parse(result.data)).toBe(result.data);
    }),
  );
});

it('a control character or a quote never gets in', () => {
  const forbidden = fc.constantFrom(...'\0\u007f\u001b"<>(),;:\\[]\u200b\u202e');
  fc.assert(
    fc.property(fc.emailAddress(), forbidden, fc.nat(), (address, sign, place) => {
      expect(emailSchema.safeParse(insert(address, sign, place)).success).toBe(false);
    }),
  );
});
