import userEvent from '@testing-library/user-event';
import {
  becomesReady,
  bring,
  done,
  pass,
  press,
  withWaitingIslands,
} from '../../support/waiting-islands';

withWaitingIslands();

it('a form that is sent by Enter in its field waits, too', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(document.querySelector('input')!, '{Enter}');
  expect(done).toEqual([]);

  becomesReady('send');
  await pass(0);

  expect(done).toEqual(['sent']);
});

it('a form that is sent goes the plain way when its code cannot come', async () => {
  bring.mockRejectedValueOnce(new Error('no network'));
  press('send');
  await pass(0);

  expect(done).toEqual(['sent']);
});

it('a form that is sent goes the plain way when its code has not come after 8 seconds', async () => {
  press('send');
  await pass(7999);
  expect(done).toEqual([]);

  await pass(1);

  expect(done).toEqual(['sent']);
});

it('a form that is sent by several impatient presses goes the plain way once', async () => {
  press('send');
  await pass(3000);
  press('send', 'send');
  await pass(60_000);

  expect(done).toEqual(['sent']);
});

it('a form that is sent is carried out by its island alone, if that takes over in time', async () => {
  press('send');
  await pass(7999);
  becomesReady('send');
  await pass(60_000);

  expect(done).toEqual(['sent']);
});

it('a form that is sent and goes the plain way takes with it nothing that waits for another island', async () => {
  press('one', 'send');
  await pass(8000);
  becomesReady('one');
  await pass(0);

  expect(done).toEqual(['sent', 'one']);
});

it('a form can be sent again after it has gone the plain way', async () => {
  press('send');
  await pass(8000);
  press('send');
  await pass(8000);

  expect(done).toEqual(['sent', 'sent']);
});
