import { requestDeletion } from '@/lib/deletion/request-deletion';
import { request } from '@/lib/http/request';

jest.mock('@/lib/http/request');

it('a deletion is requested with the encoded address, without cache and referrer', async () => {
  jest.mocked(request).mockResolvedValueOnce('failure');

  await expect(requestDeletion('https://a.example', 'Anna+b@почта.рф')).resolves.toBe('failure');
  expect(jest.mocked(request).mock.calls).toEqual([
    [
      'https://a.example/acc/RequestDeleteUserByEmail?userEmail=Anna%2Bb%40%D0%BF%D0%BE%D1%87%D1%82%D0%B0.%D1%80%D1%84',
      { cache: 'no-store', referrerPolicy: 'no-referrer' },
      25_000,
    ],
  ]);
});
