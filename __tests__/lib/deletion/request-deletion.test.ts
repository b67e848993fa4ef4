import { stubFetch } from '../../support/fetch';
import { requestDeletion } from '@/lib/deletion/request-deletion';

it.each([
  ['anna@example.com', 'anna%40example.com'],
  ['anna+words@example.com', 'anna%2Bwords%40example.com'],
  ['anna&b=c@example.com', 'anna%26b%3Dc%40example.com'],
  ["o'neil@example.com", "o'neil%40example.com"],
  ['50%off@example.com', '50%25off%40example.com'],
  ['an na@example.com', 'an%20na%40example.com'],
  ['anna#x@example.com', 'anna%23x%40example.com'],
  ['anna@почта.рф', 'anna%40%D0%BF%D0%BE%D1%87%D1%82%D0%B0.%D1%80%D1%84'],
])('asks for %s by a percent-encoded query', async (email, encoded) => {
  const { addresses } = stubFetch(200);

  await requestDeletion('', email);

  expect(addresses()).toEqual([`/acc/RequestDeleteUserByEmail?userEmail=${encoded}`]);
});

it('goes to the account service of the settings', async () => {
  const { addresses } = stubFetch(200);

  await requestDeletion('https://api.example', 'a@b.ru');

  expect(addresses()).toEqual([
    'https://api.example/acc/RequestDeleteUserByEmail?userEmail=a%40b.ru',
  ]);
});

it('is one GET, neither cached nor with a referrer', async () => {
  const { requests } = stubFetch(200);

  await requestDeletion('', 'a@b.ru');

  expect(requests()).toEqual([
    expect.objectContaining({ method: 'GET', cache: 'no-store', referrerPolicy: 'no-referrer' }),
  ]);
});

it.each([
  [200, 'success'],
  [500, 'failure'],
])('an answer %d of the service is a %s', async (status, result) => {
  stubFetch(status);

  await expect(requestDeletion('', 'a@b.ru')).resolves.toBe(result);
});
