/** @jest-environment node */
import { createDeletionTokens } from '@/scripts/account-service/deletion-tokens';

it('gives the address back once', () => {
  const tokens = createDeletionTokens();
  const token = tokens.issue('anna@example.com');

  expect(tokens.spend(token)).toBe('anna@example.com');
  expect(tokens.spend(token)).toBeUndefined();
});

it('stays valid while it is only looked at', () => {
  const tokens = createDeletionTokens();
  const token = tokens.issue('anna@example.com');

  expect([tokens.isValid(token), tokens.isValid(token)]).toEqual([true, true]);
  tokens.spend(token);
  expect(tokens.isValid(token)).toBe(false);
});

it('issues a new token each time, long and safe in a URL', () => {
  const tokens = createDeletionTokens();
  const issued = Array.from({ length: 50 }, () => tokens.issue('anna@example.com'));

  expect(new Set(issued).size).toBe(50);
  for (const token of issued) expect(token).toMatch(/^[\w-]{43}$/);
});
