/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NoticeDialog } from '@/components/deletion/notice-dialog';

it('the deletion form’s result dialog closes 75 ms after Escape is pressed', async () => {
  const close = jest.fn();
  render(<NoticeDialog kind="sent" onClose={close} onClosed={() => {}} />);
  const dialog = await screen.findByRole('dialog');
  jest.useFakeTimers();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  act(() => jest.advanceTimersByTime(74));
  expect(close).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(close).toHaveBeenCalledTimes(1);
});

it('if the browser asks to close the result dialog, as «Back» on Android does, the dialog closes', async () => {
  const watcher = { destroy: jest.fn(), onclose: () => {} };
  Object.assign(window, { CloseWatcher: jest.fn(() => watcher) });
  const close = jest.fn();
  const { unmount } = render(<NoticeDialog kind="sent" onClose={close} onClosed={() => {}} />);
  await screen.findByRole('dialog');
  jest.useFakeTimers();
  act(() => watcher.onclose());
  act(() => jest.advanceTimersByTime(75));
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  expect(watcher.destroy).toHaveBeenCalled();
  Reflect.deleteProperty(window, 'CloseWatcher');
});
