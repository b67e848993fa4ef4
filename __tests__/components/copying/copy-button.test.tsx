/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { COPIED } from '@/components/copying/copy';
import { CopyButton } from '@/components/copying/copy-button';
import { copying } from '@/lib/words/copying';
import '@/components/copying/copy-buttons';

const ADDRESS = 'https://xn--80ahtbt.example/';
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(
    <>
      <code id="sum">1a2b</code>
      <CopyButton source="sum" name="Копировать сумму" copied="Сумма скопирована" />
      <data id="address" value={ADDRESS}>
        https://адрес.example/
      </data>
      <CopyButton source="address" name="Отправить" copied="Ссылка скопирована" isPrimary />
    </>,
  );
});

const passTime = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Clicks a button. @returns what the button says then, and the message beside each button */
async function press(name: string) {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  await passTime(0);
  const messages = [...document.querySelectorAll('[aria-live]')];
  return [button.textContent, ...messages.map(({ textContent }) => textContent.trim())];
}

it('a copy button says «Скопировано» until another is pressed, and what was copied is announced', async () => {
  expect(await press('Копировать сумму')).toEqual([COPIED, 'Сумма скопирована', '']);
  expect(await press('Отправить')).toEqual([COPIED, '', 'Ссылка скопирована']);
  expect(screen.getAllByRole('button')[0]!.textContent).toBe('Копировать сумму');
  expect(document.querySelectorAll('[aria-live].sr-only')).toHaveLength(2);
  expect(writeText.mock.calls).toEqual([['1a2b'], [ADDRESS]]);
});

it('after a second press within 2 s, the message differs, and the button says «Скопировано» for 2 s', async () => {
  const message = () => document.querySelector('[aria-live]')!.textContent;
  await press('Копировать сумму');
  const first = message();
  await passTime(1500);
  expect(await press(COPIED)).toEqual([COPIED, 'Сумма скопирована', '']);
  expect(message()).not.toBe(first);
  await passTime(1999);
  expect(screen.queryByText(COPIED)).not.toBeNull();
  await passTime(1);
  expect(screen.queryByText(COPIED)).toBeNull();
});

it('a late answer to an earlier press does not prolong the message of the last press', async () => {
  let answer = () => {};
  writeText.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await press('Копировать сумму');
  await press('Отправить');
  await passTime(1500);
  answer();
  await passTime(500);
  expect(screen.queryByText(COPIED)).toBeNull();
});

it.each([
  ['refuses to copy', () => Promise.reject(new Error('NotAllowedError'))],
  ['does not answer within 1 s', () => new Promise<void>(() => {})],
])('if the browser %s, a visible message says so and the text is selected', async (_, answer) => {
  writeText.mockImplementationOnce(answer);
  await press('Копировать сумму');
  await passTime(1000);
  const message = document.querySelector('[aria-live]:not(.sr-only)')?.textContent;
  expect(message).toBe(copying.refused);
  expect(String(getSelection())).toBe('1a2b');
});

it.each([
  ['nothing if the visitor closes the share sheet', 'AbortError', []],
  ['the address if an earlier share sheet never ends', 'InvalidStateError', [[ADDRESS]]],
])('the share button copies %s', async (_, error, copied) => {
  const share = jest.fn().mockRejectedValue(new DOMException('', error));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await press('Отправить');
  expect(share.mock.calls).toEqual([[{ url: ADDRESS }]]);
  expect(writeText.mock.calls).toEqual(copied);
  Reflect.deleteProperty(navigator, 'share');
});
