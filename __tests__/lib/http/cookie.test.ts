import { readCookie } from '@/lib/http/cookie';

it.each([
  ['a value among other cookies', 'theme=dark; token=abc;lang=ru', 'abc'],
  ['a percent-encoded value after decoding it', 'token=a%2Bb==', 'a+b=='],
  ['a value with invalid percent-encoding unchanged', 'token=50%', '50%'],
  ['the first value of two cookies with the same name', 'token=one; token=two', 'one'],
  ['nothing if the cookie is empty', 'token=', undefined],
  ['nothing if only similar names exist', 'my-token=a; tokens=b; Token=c', undefined],
])('reading a cookie returns %s', (_, cookies, value) => {
  expect(readCookie(cookies, 'token')).toBe(value);
});
