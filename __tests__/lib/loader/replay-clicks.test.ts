import {
  becomesReady,
  load,
  busy,
  button,
  done,
  pass,
  press,
  withWaitingIslands,
} from '../../support/waiting-islands';

withWaitingIslands();

it('a click on an island that is not ready waits and loads the island', () => {
  press('one');

  expect(done).toEqual([]);
  expect(load.mock.calls).toEqual([[button('one').closest('[data-island]')]]);
});

it.each([
  ['are carried out once and in order', ['one', 'two', 'one'], 'one', ['one', 'two', 'one']],
  ['are one wish on a button that does not repeat', ['two', 'one', 'two'], 'one', ['two', 'one']],
  ['do not wait for another island', ['one', 'copy'], 'copy', ['copy']],
])('clicks on an island that becomes ready %s', async (_, pressed, ready, expected) => {
  press(...pressed);
  becomesReady(ready);
  await pass();

  expect(done).toEqual(expected);
});

it('a click that comes while earlier ones are carried out takes its turn', async () => {
  press('one', 'one');
  becomesReady('one');
  press('two');
  await pass();

  expect(done).toEqual(['one', 'one', 'two']);
});

it('an island that is ready, and what browsers serve by themselves, answer at once', () => {
  becomesReady('one');
  press('one', 'open', 'outside');

  expect(done).toEqual(['one', 'open', 'outside']);
  expect(load).not.toHaveBeenCalled();
});

it('a button that has left the page is forgotten', async () => {
  press('one', 'two');
  button('one').remove();
  becomesReady('two');
  await pass();

  expect(done).toEqual(['two']);
});

it('a button whose click waits is busy until it is carried out', async () => {
  press('one', 'copy');
  expect(busy()).toEqual(['one', 'copy']);

  becomesReady('one');
  await pass();
  expect(busy()).toEqual(['copy']);
});
