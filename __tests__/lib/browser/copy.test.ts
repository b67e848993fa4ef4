import { copiedMessage, createCopy } from '@/lib/browser/copy';

const writeText = jest.fn<Promise<void>, [string]>();
const show = jest.fn();

/** Copies a text. @returns the states that are shown afterwards, in order */
async function press(copy: ReturnType<typeof createCopy>) {
  show.mockClear();
  void copy('text');
  await jest.advanceTimersByTimeAsync(0);
  return show.mock.calls.flat();
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { clipboard: { writeText } },
  });
});

it('the result of each copy is shown for 2000 ms, even soon after another copy', async () => {
  const copy = createCopy(show);
  expect(await press(copy)).toEqual([undefined, 1]);
  await jest.advanceTimersByTimeAsync(1500);
  expect(await press(copy)).toEqual([undefined, 2]);
  expect(writeText.mock.calls).toEqual([['text'], ['text']]);
  show.mockClear();
  await jest.advanceTimersByTimeAsync(1999);
  expect(show.mock.calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(show.mock.calls).toEqual([[undefined]]);
});

it('if copying fails soon after a success, the failure is still shown after 10 s', async () => {
  const copy = createCopy(show);
  await press(copy);
  writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
  expect(await press(copy)).toEqual([undefined, false]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(show).toHaveBeenLastCalledWith(false);
});

it('copying in a browser without the Clipboard API is shown as failed', async () => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
  expect(await press(createCopy(show))).toEqual([undefined, false]);
});

it('the messages after two copies in a row differ by a trailing no-break space', () => {
  expect([1, 2, 3].map((copied) => copiedMessage(copied, 'Скопировано'))).toEqual([
    'Скопировано',
    'Скопировано\u00a0',
    'Скопировано',
  ]);
});
