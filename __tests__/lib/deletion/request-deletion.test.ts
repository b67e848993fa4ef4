import { requestDeletion } from '@/lib/deletion/request-deletion';
import { request } from '@/lib/http/request';

const ORIGIN = 'https://api.slovar.example';

jest.mock('@/lib/http/request');

it.each(['success', 'failure'] as const)(
  'a deletion is asked for by one GET, uncached, without a referrer, for 25 s; a %s is one',
  async (result) => {
    jest.mocked(request).mockResolvedValueOnce(result);

    await expect(requestDeletion(ORIGIN, 'Anna+b@почта.рф')).resolves.toBe(result);
    expect(request).toHaveBeenLastCalledWith(
      `${ORIGIN}/acc/RequestDeleteUserByEmail?userEmail=Anna%2Bb%40%D0%BF%D0%BE%D1%87%D1%82%D0%B0.%D1%80%D1%84`,
      { cache: 'no-store', referrerPolicy: 'no-referrer' },
      25_000,
    );
  },
);
