/** @jest-environment jsdom */
import { reportReady } from '@/lib/browser/island-state';
import { replayClicks } from '@/lib/loader/replay-clicks';

const load = jest.fn<Promise<never>, [HTMLElement]>();

/** What the buttons and the form have done, in order. */
const done: string[] = [];

const textsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

/** The fallback messages that are visible. */
const messages = () => textsOf('p:not([hidden])');
const busy = () => textsOf('[aria-busy=true]');

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
const clickOn = (...texts: string[]) => texts.forEach((text) => button(text).click());

/** Advances the clock. The default is long enough to replay all queued clicks, each in its own task. */
const passTime = (milliseconds = 100) => jest.advanceTimersByTimeAsync(milliseconds);

/** Reports the island of a button as ready and waits until its queued clicks are replayed. */
async function makeReady(text: string) {
  reportReady(button(text));
  await passTime();
}

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
// This empties the queue for the next test.
afterEach(leavePage);

// e2e/visitor/carousel-hydration.spec.ts tests ordinary clicks and the order in which clicks are replayed.
it('a Ctrl+click on a picture is not queued', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.querySelector('a')!.dispatchEvent(click);

  expect([busy(), click.defaultPrevented]).toEqual([[], false]);
});

it('a replay drops clicks on removed buttons and handles new clicks last', async () => {
  clickOn('one', 'one', 'gone');
  button('gone').remove();
  reportReady(button('one'));
  clickOn('two');
  await passTime();

  expect(done).toEqual(['one', 'one', 'two']);
});

it('if an island cannot load, its fallback is shown and only its clicks are dropped', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  clickOn('one', 'one', 'copy');
  expect([done, busy()]).toEqual([[], ['one', 'copy']]);
  await passTime();
  expect([busy(), messages()]).toEqual([['copy'], ['Swipe it']]);

  clickOn('two');
  expect(messages()).toEqual([]);
  await makeReady('two');
  expect([done, busy()]).toEqual([['two'], ['copy']]);
});

const closed = Object.assign(new Event('toggle'), { newState: 'closed' });
it.each<[string, () => unknown]>([
  ['the button’s panel is closed', () => document.querySelector('#panel')!.dispatchEvent(closed)],
  ['the visitor leaves the page', leavePage],
])('a queued click is dropped and no fallback is shown if %s', async (_, leave) => {
  clickOn('copy');
  leave();
  expect(busy()).toEqual([]);
  await makeReady('copy');
  await passTime(60_000);

  expect([done, messages()]).toEqual([[], []]);
});

// If a form becomes ready in time, it sends one request: see e2e/visitor/deletion-address.spec.ts.
it('if a form is not ready 8 s after the first click, the browser submits it once', async () => {
  clickOn('send');
  await passTime(3000);
  clickOn('send', 'send');
  await passTime(4999);
  expect(done).toEqual([]);
  await passTime(1);
  expect(done).toEqual(['sent']);

  await passTime(60_000);
  expect(done).toEqual(['sent']);
});
