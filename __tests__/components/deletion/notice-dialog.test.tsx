/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NoticeDialog } from '@/components/deletion/notice-dialog';

function Opener() {
  const [kind, setKind] = useState<'sent'>();
  const [close] = useState(() => () => setKind(undefined));
  return (
    <>
      <button onClick={() => setKind('sent')}>open</button>
      <NoticeDialog kind={kind} onClose={close} onClosed={close} />
    </>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('a result dialog disappears 75 ms after Escape', async () => {
  jest.useFakeTimers();
  render(<Opener />);
  fireEvent.click(screen.getByText('open'));
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await pass(70);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await pass(10);
  expect(screen.queryByRole('dialog')).toBeNull();
});
