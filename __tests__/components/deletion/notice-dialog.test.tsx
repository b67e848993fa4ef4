/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NoticeDialog } from '@/components/deletion/notice-dialog';

const watcher = { destroy: jest.fn(), onclose: () => {} };
Object.assign(window, { CloseWatcher: jest.fn(() => watcher) });

it.each([
  ['Escape is pressed', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['the browser asks to close it, as «Back» on Android does', () => act(() => watcher.onclose())],
])('the deletion form’s result dialog closes 75 ms after %s', async (_, leave) => {
  const close = jest.fn();
  const { unmount } = render(<NoticeDialog title="Да" text="Ушло." onClose={close} />);
  await screen.findByRole('dialog');
  jest.useFakeTimers();
  leave();
  act(() => jest.advanceTimersByTime(74));
  expect(close).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  expect(watcher.destroy).toHaveBeenCalled();
});
