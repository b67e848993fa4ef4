/** @jest-environment node */
import { readCookie } from '@/lib/http/cookie';

it.each([
  ['the only cookie', 'token=abc', 'abc'],
  ['one among others', 'theme=dark; token=abc; lang=ru', 'abc'],
  ['one without a space after the semicolon', 'theme=dark;token=abc', 'abc'],
  ['a percent-encoded value, decoded', 'token=a%2Bb%3D', 'a+b='],
  ['a value with an equals sign', 'token=abc==', 'abc=='],
  ['a value that is not valid percent-encoding, as it stands', 'token=50%', '50%'],
  ['the first of two with one name', 'token=one; token=two', 'one'],
])('reads %s', (_, cookies, value) => {
  expect(readCookie(cookies, 'token')).toBe(value);
});

it.each([
  ['there are no cookies', ''],
  ['the cookie is empty', 'token='],
  ['another name ends alike', 'my-token=abc'],
  ['another name begins alike', 'tokens=abc'],
  ['the name differs in case', 'Token=abc'],
  ['the name is a value', 'theme=token'],
])('finds nothing when %s', (_, cookies) => {
  expect(readCookie(cookies, 'token')).toBeUndefined();
});
