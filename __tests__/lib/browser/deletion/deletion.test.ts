/** @jest-environment jsdom */
import { domainToASCII } from 'node:url';
import { createCountdown, DEADLINE_KEY } from '@/lib/browser/deletion/countdown';
import { requestDeletion } from '@/lib/browser/deletion/request-deletion';
import {
  addressFault,
  EMAIL_PATTERN,
  typedAddress,
} from '@/lib/browser/email-address/email-address';
import { request } from '@/lib/browser/http/request';

jest.mock('@/lib/browser/http/request');

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

/** Starts a countdown. @returns the countdown, and the seconds that it has reported to its listener */
function startCountdown() {
  const countdown = createCountdown();
  const reported: number[] = [];
  const unsubscribe = countdown.subscribe(() => reported.push(countdown.getSeconds()));
  countdown.start();
  reported.length = 0;
  return { countdown, reported, unsubscribe };
}

it('a countdown reports each second from 29 down to 0 once, and then stops its timer', () => {
  const { countdown, reported } = startCountdown();
  jest.advanceTimersByTime(999);
  expect([reported, countdown.getSeconds()]).toEqual([[], 30]);

  jest.advanceTimersByTime(29_001);
  expect(reported).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
  expect(jest.getTimerCount()).toBe(0);
});

it('a countdown stops its timer when its last listener has unsubscribed', () => {
  const { countdown, reported, unsubscribe } = startCountdown();
  countdown.subscribe(() => {})();
  reported.length = 0;
  jest.advanceTimersByTime(2000);
  expect(reported).toEqual([29, 28]);

  unsubscribe();
  expect(jest.getTimerCount()).toBe(0);
  countdown.start();
  expect(jest.getTimerCount()).toBe(0);
});

it('a countdown lasts 30 seconds even if the clock is set back', () => {
  const { countdown } = startCountdown();
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(countdown.getSeconds()).toBe(30);
  jest.advanceTimersByTime(31_000);

  expect(countdown.getSeconds()).toBe(0);
});

it('a countdown ignores a stored end time that is more than 30 s in the future', () => {
  sessionStorage.setItem(DEADLINE_KEY, String(Date.now() + 30_001));

  expect(createCountdown().getSeconds()).toBe(0);
});

it('a countdown runs even if the browser refuses access to the session storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const { countdown } = startCountdown();
  jest.advanceTimersByTime(5000);

  expect(countdown.getSeconds()).toBe(25);
});

/** Whether a browser without scripts would send this value of the field. */
function passesInBrowser(value: string): boolean {
  const address = value.replace(/(?<=@)[^@]+$/, (domain) => domainToASCII(domain) || domain);
  const field = Object.assign(document.createElement('input'), { type: 'email', value: address });
  return field.checkValidity() && new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v').test(address);
}

/** A valid email address of the given length, which must be at least 194. */
const addressOfLength = (length: number) =>
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 193)}`;

it.each([
  [true, 'dots, capital letters and special characters', "Anna.B+c&o'neil%@Example.COM"],
  [true, 'hyphens and a label of one letter in the domain', 'anna@my-mail.x.example.com'],
  [true, 'a Cyrillic domain', 'anna@почта.рф'],
  [true, '254 characters, including 64 before the @', addressOfLength(254)],
  [false, 'nothing before the @', '@example.com'],
  [false, 'no dot in the domain', 'anna@localhost'],
  [false, 'two dots in the local part', 'anna..b@example.com'],
  [false, 'a hyphen at the start of a label', 'anna@-example.com'],
  [false, 'a last label of one letter', 'anna@example.c'],
  [false, 'a label of 64 characters', `anna@${'b'.repeat(64)}.com`],
  [false, 'a local part of 65 characters', `${'a'.repeat(65)}@example.com`],
  [false, '255 characters', addressOfLength(255)],
  [false, 'a space inside', 'anna b@example.com'],
  [false, 'Cyrillic letters before the @', 'имя@слово.рф'],
  [false, 'another address in angle brackets after it', 'anna@example.com <boris@example.com>'],
])('it is %s that an address with %s is valid, also without scripts', (isValid, _, address) => {
  expect(addressFault(typedAddress(address))).toBe(isValid ? undefined : 'other');
  expect(passesInBrowser(address)).toBe(isValid);
});

it.each([
  ['a Cyrillic letter in a Latin domain', 'anna@gmail.\u0441om', 'mixed'],
  ['a Latin letter in a Cyrillic domain', 'anna@почт\u0061.рф', 'mixed'],
  ['mixed letters in Chromium’s Punycode', 'a@gmail.xn--om-nmc', 'mixed'],
  ['a Cyrillic letter before the @', '\u0430nna@example.com', 'mixed'],
  ['a number as its last label', 'anna@example.123', 'number'],
])('an email address with %s is refused with a code', (_, address, fault) => {
  expect(addressFault(typedAddress(address))).toBe(fault);
});

// Of the characters of category Cf, these are the ones that people paste without seeing them.
const invisible = '\u00ad\u200b\u200e\u202a\u202c\u2060\u2066\u2069\ufeff\ufe0f';

it.each([
  ['a name in Cyrillic, angle brackets and a comma', 'Анна Ли < a@b.ru >,', 'a@b.ru'],
  ['the same address before angle brackets', 'a@b.ru <mailto:a@b.ru>', 'a@b.ru'],
  ['«MAILTO: »', 'MAILTO: anna@example.ru', 'anna@example.ru'],
  ['a semicolon and an invisible character', 'anna@example.ru;\u200b', 'anna@example.ru'],
  ['capital letters and special characters', "A.B+c&o'neil%@A.COM", "A.B+c&o'neil%@A.COM"],
  ['a dot after it', 'anna@example.ru.', 'anna@example.ru'],
  ['invisible characters inside', `an${invisible}na@exam\u00a0ple.ru`, 'anna@example.ru'],
  ['a domain in Punycode', 'anna@xn--80a1acny.XN--P1AI', 'anna@почта.рф'],
  ['a domain that is not valid Punycode', 'anna@xn--zz-!.ru', 'anna@xn--zz-!.ru'],
  ['a name that looks like Punycode', 'a.xn--80a1acny@example.ru', 'a.xn--80a1acny@example.ru'],
  ['a decomposed letter', 'anna@\u0438\u0306.рф', 'anna@\u0439.рф'],
])('a typed or pasted address with %s is read as people mean it', (_, value, address) => {
  expect(typedAddress(value)).toBe(address);
});

it('a deletion request encodes the email address, sends no referrer and is not cached', async () => {
  jest.mocked(request).mockResolvedValueOnce(false);

  await expect(requestDeletion('https://a.example', 'Anna+b@почта.рф')).resolves.toBe(false);
  expect(request).toHaveBeenCalledWith(
    'https://a.example/acc/RequestDeleteUserByEmail?userEmail=Anna%2Bb%40%D0%BF%D0%BE%D1%87%D1%82%D0%B0.%D1%80%D1%84',
    { cache: 'no-store', referrerPolicy: 'no-referrer' },
    25_000,
  );
});
