/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CopyLinkButton } from '@/components/share/copy-link-button';
import { type Copied } from '@/lib/browser/copy';

const LINK = 'https://slovar.example/';

const button = (copied?: Copied) => <CopyLinkButton url={LINK} copied={copied} onCopy={() => {}} />;

/** The button's icon and words, and the text of the live region. */
const look = () => [
  screen.getByRole('button').querySelector('svg')?.innerHTML,
  screen.getByRole('button').textContent,
  document.querySelector('[aria-live]')!.textContent,
];

it('after copying, the button shows another icon and another label, and the live region has a message', () => {
  const { rerender } = render(button());
  const before = look();
  rerender(button(1));
  expect(look().filter((part, index) => part && part !== before[index])).toHaveLength(3);
});

it('after a refused copy, the link is selected in a focused field, and the button is unchanged', () => {
  const { rerender } = render(button());
  const before = look();
  rerender(button(false));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
  expect(look()).toEqual(before);
});
