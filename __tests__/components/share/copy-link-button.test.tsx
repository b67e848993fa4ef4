/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyLinkButton } from '@/components/share/copy-link-button';

const LINK = 'https://slovar.example/';

const button = () => screen.getByRole('button');

/** How the button looks: its icon and its words. */
const look = () => [button().querySelector('svg')?.innerHTML, button().textContent];

/** Presses the button in a browser with a clipboard, or one that refuses. */
async function pressCopy(clipboard: 'allowed' | 'refused' | 'absent') {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  if (clipboard === 'refused') {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
  }
  if (clipboard === 'absent') {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  }
  const view = render(<CopyLinkButton url={LINK} />);
  const offer = look();
  await user.click(button());
  // The clipboard answers later than the click ends.
  await act(() => jest.advanceTimersByTimeAsync(0));
  return { ...view, offer };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());

it('the share menu copies the link, says so for 2000 ms by words and icon, then offers it again', async () => {
  const { offer } = await pressCopy('allowed');

  await expect(navigator.clipboard.readText()).resolves.toBe(LINK);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  wait(1999);
  const [icon, words] = look();
  wait(1);

  expect(icon).not.toBe(offer[0]);
  expect(words).not.toBe(offer[1]);
  expect(look()).toEqual(offer);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each(['refused', 'absent'] as const)(
  'where the clipboard is %s, the share menu selects the link in a field and claims no copy',
  async (clipboard) => {
    const { offer } = await pressCopy(clipboard);

    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
    expect(look()).toEqual(offer);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);
