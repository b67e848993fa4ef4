import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE } from '../../support/shared-page';
import { SystemShareButton } from '@/components/share/system-share-button';

/** Gives the browser a share sheet that ends as told. */
function stubShare(end: () => Promise<void>) {
  const share = jest.fn<Promise<void>, [ShareData]>(end);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return share;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('is absent where the system has no share sheet', () => {
  render(<SystemShareButton page={PAGE} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('hands the page to the share sheet of the system', async () => {
  const share = stubShare(() => Promise.resolve());
  render(<SystemShareButton page={PAGE} />);

  await userEvent.click(screen.getByRole('button'));

  expect(share.mock.calls).toEqual([
    [{ url: PAGE.url, title: PAGE.title, text: PAGE.description }],
  ]);
});

it('takes a closed share sheet for no error', async () => {
  const share = stubShare(() => Promise.reject(new DOMException('', 'AbortError')));
  render(<SystemShareButton page={PAGE} />);

  await userEvent.click(screen.getByRole('button'));

  // Jest fails a test in which a rejection stays unhandled, which shows one turn later.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(share).toHaveBeenCalledTimes(1);
});
