import { readCookie } from '@/lib/http/cookie';

it.each([
  ['the only cookie', 'token=abc', 'abc'],
  ['one among others', 'theme=dark; token=abc;lang=ru', 'abc'],
  ['a percent-encoded value, decoded', 'token=a%2Bb%3D', 'a+b='],
  ['a value with an equals sign', 'token=abc==', 'abc=='],
  ['a value that is not valid percent-encoding, as it stands', 'token=50%', '50%'],
  ['the first of two with one name', 'token=one; token=two', 'one'],
  ['nothing where there are no cookies', '', undefined],
  ['nothing of an empty one', 'token=', undefined],
  ['nothing of other names', 'my-token=a; tokens=b; Token=c', undefined],
  ['nothing of a value that is the name', 'theme=token', undefined],
])('of cookies is read %s', (_, cookies, value) => {
  expect(readCookie(cookies, 'token')).toBe(value);
});
