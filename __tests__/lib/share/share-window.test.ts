import { answerOpen, newWindow } from '../../support/new-window';
import { openShareWindow } from '@/lib/share/share-window';

const URL_TO_OPEN = 'https://vk.com/share.php?url=a';

it('opens the address in a small window of 800 by 500 pixels that cannot reach back', () => {
  const opened = newWindow();
  const open = answerOpen(opened);

  expect(openShareWindow(URL_TO_OPEN)).toBe(true);

  const [url, target, features] = open.mock.calls[0] ?? [];
  expect([url, target, features?.split(',').sort()]).toEqual([
    URL_TO_OPEN,
    '_blank',
    ['height=500', 'popup', 'width=800'],
  ]);
  expect(opened.opener).toBeNull();
});

it('says that the browser has blocked the window', () => {
  answerOpen('blocked');

  expect(openShareWindow(URL_TO_OPEN)).toBe(false);
});
