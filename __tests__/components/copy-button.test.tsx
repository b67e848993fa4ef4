import { fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from '@/components/windows/copy-button';
import { copying } from '@/lib/content/copying';
import '@/lib/loader/copy-buttons';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(
    <>
      <code id="sum">1a2b</code>
      <CopyButton source="sum" name="Копировать сумму" />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const press = async () => {
  fireEvent.click(screen.getByRole('button'));
  await jest.advanceTimersByTimeAsync(0);
};
const said = () => screen.getByRole('status').textContent;

it('the copy button copies the text, says so for 2 s from the last press, and is as before', async () => {
  writeText.mockResolvedValue();
  await press();
  await jest.advanceTimersByTimeAsync(1500);
  await press();

  expect(writeText.mock.calls).toEqual([['1a2b'], ['1a2b']]);
  await jest.advanceTimersByTimeAsync(1999);
  expect(said()).toBe(copying.copied);
  await jest.advanceTimersByTimeAsync(1);
  expect(said()).toBe('');
});

it('the copy button selects the text where the browser refuses, says so, and tries again', async () => {
  writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
  await press();

  expect(String(getSelection())).toBe('1a2b');
  expect(said()).toBe(copying.refused);

  writeText.mockResolvedValue();
  await press();
  expect(said()).toBe(copying.copied);
});
