/** @jest-environment node */
import { buildDay, securityTxt } from '@/scripts/export/host-files/security-txt';

const evening = Date.UTC(2026, 10, 21, 18, 30);

it('names the support address, the languages and an end one year on', () => {
  expect(securityTxt('support@slovar.example', buildDay(undefined, evening))).toBe(
    'Contact: mailto:support@slovar.example\nExpires: 2027-11-21T00:00:00Z\nPreferred-Languages: ru, en\n',
  );
});

it('goes by SOURCE_DATE_EPOCH where it is set', () => {
  expect(buildDay('1767225600', evening).toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(buildDay('', evening).toISOString()).toBe('2026-11-21T00:00:00.000Z');
});

it.each(['today', '-1', '1.5', '999999999999'])('stops at SOURCE_DATE_EPOCH «%s»', (epoch) => {
  expect(() => buildDay(epoch, evening)).toThrow(
    `SOURCE_DATE_EPOCH is «${epoch}», but it must be a number of seconds since 1970`,
  );
});
