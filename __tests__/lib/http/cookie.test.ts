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
  ['nothing where there are no cookies', '', undefined],
  ['nothing of an empty one', 'token=', undefined],
  ['nothing of a name that ends alike', 'my-token=abc', undefined],
  ['nothing of a name that begins alike', 'tokens=abc', undefined],
  ['nothing of a name that differs in case', 'Token=abc', undefined],
  ['nothing of a value that is the name', 'theme=token', undefined],
])('reads %s', (_, cookies, value) => {
  expect(readCookie(cookies, 'token')).toBe(value);
});
