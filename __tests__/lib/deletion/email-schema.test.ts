import { domainToASCII } from 'node:url';
import { EMAIL_PATTERN, emailSchema } from '@/lib/deletion/email-schema';

/** The rule of the HTML standard for `<input type="email">`. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a browser without scripts would send this value of the field. */
function passesInBrowser(value: string): boolean {
  const address = value.replace(/(?<=@)[^@]+$/, (domain) => domainToASCII(domain) || domain);
  return HTML_EMAIL.test(address) && new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v').test(address);
}

/** A valid address of the given length, at least 194. */
const addressOfLength = (length: number) =>
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 193)}`;

it.each([
  ['dots, capital letters and special characters', "Anna.B+c&o'neil%@Example.COM"],
  ['hyphens and a label of one letter in the domain', 'anna@my-mail.x.example.com'],
  ['a Cyrillic domain', 'anna@почта.рф'],
  ['a Cyrillic domain in ASCII', 'anna@xn--80a1acny.xn--p1ai'],
  ['254 characters, including 64 before the @', addressOfLength(254)],
])('the schema and browsers accept an address with %s', (_, address) => {
  expect(emailSchema.parse(` \u00a0${address}\n`)).toBe(address);
  expect(passesInBrowser(address)).toBe(true);
});

it.each([
  ['nothing before the @', '@example.com'],
  ['nothing after the @', 'anna@'],
  ['no dot in the domain', 'anna@localhost'],
  ['two dots in the local part', 'anna..b@example.com'],
  ['two dots in the domain', 'anna@example..com'],
  ['a hyphen at the start of a label', 'anna@-example.com'],
  ['a hyphen at the end of a label', 'anna@example-.com'],
  ['a last label of one letter', 'anna@example.c'],
  ['a label of 64 characters', `anna@${'b'.repeat(64)}.com`],
  ['a local part of 65 characters', `${'a'.repeat(65)}@example.com`],
  ['255 characters', addressOfLength(255)],
  ['a zero-width space inside', 'anna\u200b@example.com'],
])('the schema and browsers refuse an address with %s', (_, address) => {
  expect(emailSchema.safeParse(address).success).toBe(false);
  expect(passesInBrowser(address)).toBe(false);
});
