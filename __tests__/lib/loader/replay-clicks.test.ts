import {
  becomesReady,
  bring,
  button,
  done,
  pass,
  press,
  withWaitingIslands,
} from '../../support/waiting-islands';

withWaitingIslands();

it('a click on an island that is not ready waits and brings the island', () => {
  press('one');

  expect(done).toEqual([]);
  expect(bring.mock.calls).toEqual([[button('one').parentElement]]);
});

it('clicks are carried out once and in order when the island is ready', () => {
  press('one', 'two', 'one');

  becomesReady('one');
  jest.runAllTimers();

  expect(done).toEqual(['one', 'two', 'one']);
});

it('a click that comes while earlier ones are carried out takes its turn', () => {
  press('one', 'one');
  becomesReady('one');
  press('two');
  jest.runAllTimers();

  expect(done).toEqual(['one', 'one', 'two']);
});

it('an island that is ready answers at once', () => {
  becomesReady('one');
  press('one');

  expect(done).toEqual(['one']);
  expect(bring).not.toHaveBeenCalled();
});

it('islands do not wait for each other', () => {
  press('one', 'copy');
  becomesReady('copy');
  jest.runAllTimers();

  expect(done).toEqual(['copy']);
});

it('what browsers serve by themselves is let be', () => {
  press('open', 'outside');

  expect(done).toEqual(['open', 'outside']);
  expect(bring).not.toHaveBeenCalled();
});

it('a button that has left the page is forgotten', () => {
  press('one', 'two');
  button('one').remove();
  becomesReady('two');
  jest.runAllTimers();

  expect(done).toEqual(['two']);
});

it('a click whose code failed to come is carried out when a later try succeeds', async () => {
  bring.mockRejectedValueOnce(new Error('no network'));
  press('one');
  await pass(60_000);
  expect(done).toEqual([]);

  becomesReady('one');
  await pass(0);

  expect(done).toEqual(['one']);
});
