/** @jest-environment node */
import { addresses, addressName } from '@/scripts/shots/addresses';

it('has the pages, the results that letters lead to and an unknown address', () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/changes/',
      '/details/',
      '/details/android/',
      '/details/windows/',
      '/help/',
      '/deleteUserData/',
      '/changes/',
      '/emailSuccess/',
      '/emailError/',
      '/changePassSuccess/',
      '/changePassError/',
      '/deletionSuccess/',
      '/deletionError/',
      '/no-such-page/',
    ]),
  );
});

it.each([
  ['/', 'home'],
  ['/help/', 'help'],
  ['/details/android/', 'details-android'],
])('names the file of %s', (address, name) => {
  expect(addressName(address)).toBe(name);
});

it('gives no two addresses one file', () => {
  expect(new Set(addresses.map(addressName)).size).toBe(addresses.length);
});
