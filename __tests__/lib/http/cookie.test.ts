import { readCookie } from '@/lib/http/cookie';

it.each([
  ['the value of the only cookie', 'token=abc', 'abc'],
  ['a value among other cookies', 'theme=dark; token=abc;lang=ru', 'abc'],
  ['a percent-encoded value after decoding it', 'token=a%2Bb%3D', 'a+b='],
  ['a value with an equals sign', 'token=abc==', 'abc=='],
  ['a value with invalid percent-encoding unchanged', 'token=50%', '50%'],
  ['the first value of two cookies with the same name', 'token=one; token=two', 'one'],
  ['nothing if there are no cookies', '', undefined],
  ['nothing if the cookie is empty', 'token=', undefined],
  ['nothing if only similar names exist', 'my-token=a; tokens=b; Token=c', undefined],
  ['nothing if only another cookie has the name as its value', 'theme=token', undefined],
])('reading a cookie returns %s', (_, cookies, value) => {
  expect(readCookie(cookies, 'token')).toBe(value);
});
