import { answerOpen, newWindow } from '../../support/new-window';
import { openShareWindow } from '@/lib/share/share-window';

const URL_TO_OPEN = 'https://vk.com/share.php?url=a';

it('opens the address in a small window of 800 by 500 pixels', () => {
  const open = answerOpen(newWindow());

  openShareWindow(URL_TO_OPEN);

  const [url, target, features] = open.mock.calls[0] ?? [];
  expect([url, target, features?.split(',').sort()]).toEqual([
    URL_TO_OPEN,
    '_blank',
    ['height=500', 'popup', 'width=800'],
  ]);
});

it('says that the window is open', () => {
  answerOpen(newWindow());

  expect(openShareWindow(URL_TO_OPEN)).toBe(true);
});

it('the new window cannot reach back', () => {
  const opened = newWindow();
  answerOpen(opened);

  openShareWindow(URL_TO_OPEN);

  expect(opened.opener).toBeNull();
});

it('says that the browser has blocked the window', () => {
  answerOpen('blocked');

  expect(openShareWindow(URL_TO_OPEN)).toBe(false);
});
