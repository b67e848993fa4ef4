/** @jest-environment jsdom */
import { reportReady } from '@/lib/browser/island-state';
import { replayClicks } from '@/lib/loader/replay-clicks';

/** Loads an island's code; by itself it never comes. */
const load = jest.fn<Promise<never>, [HTMLElement, boolean?]>();

/** What the buttons and the form have done, in its order. */
const done: string[] = [];

const textsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

/** What the page says to do instead. */
const messages = () => textsOf('p:not([hidden])');
const busy = () => textsOf('[aria-busy=true]');

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
const press = (...texts: string[]) => texts.forEach((text) => button(text).click());

/** By itself as long as clicks take that are carried out, each in a task of its own. */
const pass = (milliseconds = 100) => jest.advanceTimersByTimeAsync(milliseconds);

/** The island of a button answers from now on, and does what was pressed. */
async function becomesReady(text: string) {
  reportReady(button(text));
  await pass();
}

// It listens for as long as the document lives, as on a page.
replayClicks(load);

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockReturnValue(new Promise(() => {}));
  done.length = 0;
  document.body.innerHTML = `
    <div data-island="carousel">
      <section data-fallback="strip">
        <button data-repeats>one</button><button>two</button><button>gone</button>
        <a href="#large" class="slide-phone">picture</a>
      </section>
      <p id="strip" hidden>Swipe it</p>
    </div>
    <div data-island="share">
      <div id="panel"><button data-fallback="link">copy</button></div>
      <p id="link" hidden>The link</p>
    </div>
    <div data-island="deletion"><form><input><button>send</button></form></div>`;
  document.body.querySelectorAll('button:not(form *)').forEach((one) => {
    one.addEventListener('click', () => done.push(one.textContent));
  });
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('sent');
  });
});

const leavePage = () => window.dispatchEvent(new Event('pagehide'));
// What is held would wait for the next test.
afterEach(leavePage);

it('a click on a picture is held; one with Ctrl, for a new tab, is left to the browser', () => {
  for (const [ctrlKey, held] of [
    [true, []],
    [false, ['picture']],
  ] as const) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey });
    document.querySelector('a')!.dispatchEvent(click);
    expect([busy(), click.defaultPrevented]).toEqual([held, !ctrlKey]);
  }
});

// In which order: e2e/visitor/carousel-hydration.spec.ts; how long, and what is said: missing-code.spec.ts.
it('a click on an island that is not ready loads it, is busy meanwhile, and waits for no other', async () => {
  press('one', 'copy');
  expect([done, busy()]).toEqual([[], ['one', 'copy']]);
  expect(load.mock.calls).toEqual(
    ['one', 'copy'].map((text) => [button(text).closest('[data-island]'), true]),
  );

  await becomesReady('copy');
  expect([done, busy()]).toEqual([['copy'], ['one']]);
});

it('a click while earlier ones are carried out takes its turn, one on a button that is gone has none', async () => {
  press('one', 'one', 'gone');
  button('gone').remove();
  reportReady(button('one'));
  press('two');
  await pass();

  expect(done).toEqual(['one', 'one', 'two']);
});

it('clicks whose code fails to come are dropped for good, and the next one tries again', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  press('one', 'one');
  await pass();
  expect([busy(), messages()]).toEqual([[], ['Swipe it']]);

  press('two');
  expect(messages()).toEqual([]);
  await becomesReady('two');
  expect(done).toEqual(['two']);
});

const closed = Object.assign(new Event('toggle'), { newState: 'closed' });
it.each<[string, () => unknown]>([
  ['its panel is closed', () => document.querySelector('#panel')!.dispatchEvent(closed)],
  ['its page is left', leavePage],
])('a click is dropped without a word when %s', async (_, leave) => {
  press('copy');
  leave();
  expect(busy()).toEqual([]);
  await becomesReady('copy');
  await pass(60_000);

  expect([done, messages()]).toEqual([[], []]);
});

it('a form goes the plain way after 8 seconds, once for all presses, but not once it is taken over', async () => {
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
  press('send');
  await pass(7800);
  expect(done).toEqual(['sent', 'sent']);
  await becomesReady('send');
  await pass(60_000);
  expect(done).toEqual(['sent', 'sent', 'sent']);
});

it('a form that goes the plain way takes with it nothing that waits for another island', async () => {
  load.mockReturnValueOnce(new Promise(() => {})).mockRejectedValueOnce(new Error('no network'));
  press('one', 'send');
  await pass();
  await becomesReady('one');

  expect(done).toEqual(['sent', 'one']);
});
