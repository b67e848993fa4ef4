/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from '@/components/windows/copy-button';
import { copying } from '@/lib/content/copying';
import '@/lib/loader/copy-buttons';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(
    <>
      <code id="sum">1a2b</code>
      <CopyButton source="sum" name="Копировать сумму" />
      <p id="address">https://a.example/</p>
      <CopyButton source="address" name="Отправить" shares />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const press = async (index = 0) => {
  fireEvent.click(screen.getAllByRole('button')[index]!);
  await jest.advanceTimersByTimeAsync(0);
};
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('the copy button copies the text, says so for 2 s from the last press, and is as before', async () => {
  await press();
  await jest.advanceTimersByTimeAsync(1500);
  await press();

  expect(writeText.mock.calls).toEqual([['1a2b'], ['1a2b']]);
  await jest.advanceTimersByTimeAsync(1999);
  expect(said()).toEqual([copying.copied, '']);
  await jest.advanceTimersByTimeAsync(1);
  expect(said()).toEqual(['', '']);
});

it('the copy button selects the text where the browser refuses, says so, and tries again', async () => {
  writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
  await press();
  expect([String(getSelection()), ...said()]).toEqual(['1a2b', copying.refused, '']);

  await press();
  expect(said()).toEqual([copying.copied, '']);
});

it('an address goes to the device’s share sheet, where there is none to the clipboard', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('The sheet was closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await press(1);
  expect(share.mock.calls).toEqual([[{ url: 'https://a.example/' }]]);
  expect([writeText.mock.calls, said()]).toEqual([[], ['', '']]);

  Reflect.deleteProperty(navigator, 'share');
  await press(1);
  expect([writeText.mock.calls, said()]).toEqual([[['https://a.example/']], ['', copying.copied]]);
});
