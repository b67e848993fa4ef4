import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE } from '../../support/shared-page';
import { SystemShareButton } from '@/components/share/system-share-button';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('is absent where the system has no share sheet', () => {
  render(<SystemShareButton page={PAGE} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('hands the page to the share sheet of the system and takes a closed one for no error', async () => {
  const { url, title, description } = PAGE;
  const share = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  render(<SystemShareButton page={PAGE} />);

  await userEvent.click(screen.getByRole('button'));

  // Jest fails a test in which a rejection stays unhandled, which shows one turn later.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(share.mock.calls).toEqual([[{ url, title, text: description }]]);
});
