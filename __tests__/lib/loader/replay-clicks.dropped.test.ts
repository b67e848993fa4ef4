import {
  becomesReady,
  load,
  busy,
  done,
  pass,
  press,
  messages,
  withWaitingIslands,
} from '../../support/waiting-islands';

withWaitingIslands();

it('clicks whose code fails to come are dropped for good, and the next one tries again', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  press('one', 'one');
  await pass();
  expect([busy(), messages()]).toEqual([[], ['Swipe it']]);

  press('two');
  expect(messages()).toEqual([]);
  becomesReady('two');
  await pass();
  expect(done).toEqual(['two']);
});

it.each([
  ['8 seconds', 'one', 8000, 'Swipe it'],
  ['the time of its button', 'copy', 4000, 'The link'],
])(
  'a click waits no longer than %s; what was said then goes with the code',
  async (_, name, limit, words) => {
    press(name);
    await pass(limit - 1);
    expect(messages()).toEqual([]);
    await pass(1);
    expect([busy(), messages()]).toEqual([[], [words]]);

    becomesReady(name);
    await pass();
    expect([done, messages()]).toEqual([[], []]);
  },
);

it.each([
  [
    'its panel is closed',
    () =>
      document
        .querySelector('#panel')!
        .dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' })),
  ],
  ['its page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('a click is dropped without a word when %s', async (_, leave) => {
  press('copy');
  leave();
  expect(busy()).toEqual([]);
  becomesReady('copy');
  await pass(60_000);

  expect([done, messages()]).toEqual([[], []]);
});

it('a form goes the plain way after 8 seconds, once for all presses, and then again', async () => {
  press('send');
  await pass(3000);
  press('send', 'send');
  await pass(4999);
  expect(done).toEqual([]);

  await pass(1);
  expect(done).toEqual(['sent']);

  await pass(60_000);
  press('send');
  await pass(8000);
  expect(done).toEqual(['sent', 'sent']);
});

it('a form that is taken over in time does not go the plain way as well', async () => {
  press('send');
  await pass(7999);
  becomesReady('send');
  await pass(60_000);

  expect(done).toEqual(['sent']);
});

it('a form that goes the plain way takes with it nothing that waits for another island', async () => {
  load.mockReturnValueOnce(new Promise(() => {})).mockRejectedValueOnce(new Error('no network'));
  press('one', 'send');
  await pass();
  becomesReady('one');
  await pass();

  expect(done).toEqual(['sent', 'one']);
});
