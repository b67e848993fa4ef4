import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { showIsland } from '../../support/exported-island';
import { hydrate } from '@/components/island/hydrate';
import { Island } from '@/components/island/island';

function Counter({ from }: { readonly from: number }) {
  const [count, setCount] = useState(from);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

const start = hydrate(Counter);

it('makes the page’s own element answer, with the props that the page holds', async () => {
  const island = showIsland(<Island name="share" component={Counter} props={{ from: 5 }} />);
  const button = screen.getByRole('button', { name: '5' });
  act(() => start(island));

  await userEvent.click(button);

  expect(screen.getByRole('button', { name: '6' })).toBe(button);
});
