/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyLinkButton } from '@/components/share/copy-link-button';

const LINK = 'https://slovar.example/';

/** How the button looks, by its icon and its words, and what is announced. */
const look = () => {
  const button = screen.getByRole('button');
  const status = screen.getByRole('status').textContent;
  return [button.querySelector('svg')?.innerHTML, button.textContent, status];
};

/** Presses the button in a browser with the clipboard. @returns how it looked before */
async function pressCopy(clipboard?: { readonly writeText: (text: string) => Promise<void> }) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  render(<CopyLinkButton url={LINK} />);
  const offer = look();
  fireEvent.click(screen.getByRole('button'));
  // The clipboard answers later than the click ends.
  await wait(0);
  return offer;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());

it('the share menu copies the link, says so for 2000 ms by words and icon, then offers it again', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  const offer = await pressCopy({ writeText });
  expect(writeText.mock.calls).toEqual([[LINK]]);

  await wait(1999);
  const copied = look();
  expect(copied.filter((part, index) => part && part !== offer[index])).toHaveLength(3);

  await wait(1);
  expect(look()).toEqual(offer);
});

it.each([
  ['refused', { writeText: () => Promise.reject(new DOMException()) }],
  ['absent', undefined],
])(
  'where the clipboard is %s, the share menu selects the link in a field and claims no copy',
  async (_, clipboard) => {
    const offer = await pressCopy(clipboard);

    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
    expect(look()).toEqual(offer);
  },
);
