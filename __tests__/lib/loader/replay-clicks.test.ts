import { withFakeClock } from '../../support/fake-clock';
import { reportReady } from '@/lib/loader/islands';
import { replayClicks } from '@/lib/loader/replay-clicks';

/** Brings an island's code; by itself never. */
const bring = jest.fn<Promise<void>, [HTMLElement]>();

/** What the buttons and the form have done, in its order. */
let done: string[];

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
const press = (...texts: string[]) => texts.forEach((text) => button(text).click());
/** By itself as long as clicks take that are carried out, each in a task of its own. */
const pass = (milliseconds = 100) => jest.advanceTimersByTimeAsync(milliseconds);

/** The island of a button answers from now on. */
const becomesReady = (text: string) => reportReady(button(text));

// It listens for as long as the document lives, as on a page.
replayClicks(bring);

beforeEach(() => {
  bring.mockReset().mockReturnValue(new Promise(() => {}));
  done = [];
  document.body.innerHTML = `
    <div data-island="carousel"><button>one</button><button>two</button></div>
    <div data-island="share"><button>copy</button><button popovertarget="panel">open</button></div>
    <div data-island="deletion"><form><input><button>send</button></form></div>
    <button>outside</button>`;
  document.body.querySelectorAll('button:not(form *)').forEach((one) => {
    one.addEventListener('click', () => done.push(one.textContent));
  });
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('sent');
  });
});

afterEach(() => {
  // Lets go of what is held, or it would wait for the next test.
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(reportReady);
  jest.runAllTimers();
});

// Afterwards, because jest takes clocks away in the order in which they were given.
withFakeClock();

it('a click on an island that is not ready waits and brings the island', () => {
  press('one');

  expect(done).toEqual([]);
  expect(bring.mock.calls).toEqual([[button('one').parentElement]]);
});

it.each([
  ['are carried out once and in order', ['one', 'two', 'one'], 'one', ['one', 'two', 'one']],
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
  expect(bring).not.toHaveBeenCalled();
});

it('a button that has left the page is forgotten', async () => {
  press('one', 'two');
  button('one').remove();
  becomesReady('two');
  await pass();

  expect(done).toEqual(['two']);
});

it('a click whose code failed to come is carried out when a later try succeeds', async () => {
  bring.mockRejectedValueOnce(new Error('no network'));
  press('one');
  await pass(60_000);
  expect(done).toEqual([]);

  becomesReady('one');
  await pass();
  expect(done).toEqual(['one']);
});

it('a form goes the plain way at once when its code cannot come', async () => {
  bring.mockRejectedValueOnce(new Error('no network'));
  press('send');
  await pass();

  expect(done).toEqual(['sent']);
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
  press('one', 'send');
  await pass(8000);
  becomesReady('one');
  await pass();

  expect(done).toEqual(['sent', 'one']);
});
