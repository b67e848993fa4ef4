import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withFakeClock } from '../../support/fake-clock';
import { plainSpaces, words } from '../../support/words';
import { CopyLinkButton } from '@/components/share/copy-link-button';

const LINK = 'https://slovar.example/';

/** Presses «Копировать ссылку» in a browser with a clipboard, or one that refuses. */
async function pressCopy(clipboard: 'allowed' | 'refused' | 'absent') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  if (clipboard === 'refused') {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
  }
  if (clipboard === 'absent') {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  }
  const view = render(<CopyLinkButton url={LINK} />);
  await user.click(screen.getByRole('button', { name: words('Копировать ссылку') }));
  // The clipboard answers later than the click ends.
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const buttonName = () => plainSpaces(screen.getByRole('button').textContent);

withFakeClock();

it('puts the link on the clipboard', async () => {
  await pressCopy('allowed');

  await expect(navigator.clipboard.readText()).resolves.toBe(LINK);
});

it('says «Скопировано» for 2000 ms, then offers to copy again', async () => {
  await pressCopy('allowed');

  wait(1999);
  const justBefore = buttonName();
  wait(1);

  expect([justBefore, buttonName()]).toEqual(['Скопировано', 'Копировать ссылку']);
});

it('shows another icon while it says «Скопировано»', async () => {
  await pressCopy('allowed');
  const check = screen.getByRole('button').querySelector('svg')?.innerHTML;

  wait(2000);

  expect(check).not.toBe(screen.getByRole('button').querySelector('svg')?.innerHTML);
});

it('tells screen readers of the copy', async () => {
  await pressCopy('allowed');

  expect(screen.getByRole('status')).toHaveTextContent('Ссылка скопирована');
});

it('tells screen readers nothing before', () => {
  render(<CopyLinkButton url={LINK} />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leaves no timer when it goes away', async () => {
  const { unmount } = await pressCopy('allowed');

  unmount();

  expect(jest.getTimerCount()).toBe(0);
});

describe.each(['refused', 'absent'] as const)('where the clipboard is %s', (clipboard) => {
  it('shows the link in a field that has the focus', async () => {
    await pressCopy(clipboard);

    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('selects the whole link', async () => {
    await pressCopy(clipboard);

    const { value, selectionStart, selectionEnd } = screen.getByRole<HTMLInputElement>('textbox');
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(LINK);
  });

  it('does not say that it has copied', async () => {
    await pressCopy(clipboard);

    expect(buttonName()).toBe('Копировать ссылку');
  });
});
