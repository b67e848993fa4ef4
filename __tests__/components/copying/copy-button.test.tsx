/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from '@/components/copying/copy-button';
import { copying } from '@/lib/content/copying';
import '@/components/copying/copy-buttons';

const ADDRESS = 'https://xn--80ahtbt.example/';
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(
    <>
      <code id="sum">1a2b</code>
      <CopyButton source="sum" name="Копировать сумму" copied="Сумма скопирована" />
      <data id="address" value={ADDRESS}>
        https://адрес.example/
      </data>
      <CopyButton source="address" name="Отправить" copied="Ссылка скопирована" shares />
    </>,
  );
});

/** Clicks a button. @returns the message beside each button */
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  return [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent.trim());
}

it('each copy button copies its own text and shows its own message', async () => {
  expect(await press('Копировать сумму')).toEqual(['Сумма скопирована', '']);
  expect(await press('Отправить')).toEqual(['', 'Ссылка скопирована']);
  expect(writeText.mock.calls).toEqual([['1a2b'], [ADDRESS]]);
});

it('if the browser refuses to copy, a message says so and the text is selected', async () => {
  writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
  expect(await press('Копировать сумму')).toEqual([copying.refused, '']);
  expect(String(getSelection())).toBe('1a2b');
});

it.each([
  ['nothing if the visitor closes the share sheet', 'AbortError', []],
  ['nothing if the share sheet is already open', 'InvalidStateError', []],
  ['the address if the share sheet cannot open', 'NotAllowedError', [[ADDRESS]]],
])('the share button copies %s', async (_, error, copied) => {
  const share = jest.fn().mockRejectedValue(new DOMException('', error));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const said = copied.length > 0 ? 'Ссылка скопирована' : '';
  expect(await press('Отправить')).toEqual(['', said]);
  expect(share.mock.calls).toEqual([[{ url: ADDRESS }]]);
  expect(writeText.mock.calls).toEqual(copied);
  Reflect.deleteProperty(navigator, 'share');
});
