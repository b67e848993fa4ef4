/** @jest-environment node */
import { parseEmailAddress } from '@/scripts/account-service/email-address';

it.each([
  ['an ordinary address', 'anna@example.com', 'anna@example.com'],
  ['a plus tag', 'anna+words@example.com', 'anna+words@example.com'],
  ['every mark that a local part may hold', "!#$%&'*+-/=?^_`{|}~@a.ru", "!#$%&'*+-/=?^_`{|}~@a.ru"],
  ['a domain in capitals', 'Anna@EXAMPLE.com', 'Anna@example.com'],
  ['a Russian domain, written in ASCII', 'anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['a Russian local part', 'анна@example.com', 'анна@example.com'],
])('accepts %s', (_, text, expected) => {
  expect(parseEmailAddress(text)).toBe(expected);
});

it.each([
  ['nothing', ''],
  ['a word', 'anna'],
  ['no local part', '@example.com'],
  ['no domain', 'anna@'],
  ['a domain without a dot', 'anna@localhost'],
  ['two signs @', 'anna@b@example.com'],
  ['spaces around', ' anna@example.com '],
  ['a plus that the query turned into a space', 'anna words@example.com'],
  ['a line break', 'anna@example.com\r\nBcc: all@example.com'],
  ['a line feed within the domain', 'anna@exam\nple.com'],
  ['a tab within the domain', 'anna@exam\tple.com'],
  ['a null', 'anna\0@example.com'],
  ['a Unicode line separator', 'anna\u2028@example.com'],
  ['a right-to-left override', 'anna\u202E@example.com'],
  ['bytes that were not UTF-8', 'anna\uFFFD@example.com'],
  ['a display name', 'Anna <anna@example.com>'],
  ['a list', 'anna@example.com,boris@example.com'],
  ['a domain that begins with a hyphen', 'anna@-example.com'],
  ['an address too long for SMTP', `${'a'.repeat(250)}@example.com`],
])('refuses %s', (_, text) => {
  expect(parseEmailAddress(text)).toBeUndefined();
});
