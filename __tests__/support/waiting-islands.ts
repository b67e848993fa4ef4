import { withFakeClock } from './fake-clock';
import { reportReady } from '@/lib/browser/island-state';
import { replayClicks } from '@/lib/loader/replay-clicks';

/** Loads an island's code; by itself it never comes. */
export const load = jest.fn<Promise<void>, [HTMLElement]>();

/** What the buttons and the form have done, in its order. */
export let done: string[];

/** What the page says to do instead. */
export const messages = () =>
  [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map(
    ({ textContent }) => textContent,
  );
export const busy = () =>
  [...document.querySelectorAll('[aria-busy=true]')].map(({ textContent }) => textContent);

export const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
export const press = (...texts: string[]) => texts.forEach((text) => button(text).click());
/** By itself as long as clicks take that are carried out, each in a task of its own. */
export const pass = (milliseconds = 100) => jest.advanceTimersByTimeAsync(milliseconds);

/** The island of a button answers from now on. */
export const becomesReady = (text: string) => reportReady(button(text));

/** Gives each test of the file islands that wait for their code, and a clock. */
export function withWaitingIslands(): void {
  // It listens for as long as the document lives, as on a page.
  replayClicks(load);

  beforeEach(() => {
    load.mockReset().mockReturnValue(new Promise(() => {}));
    done = [];
    document.body.innerHTML = `
      <div data-island="carousel">
        <section data-fallback="strip"><button data-repeats>one</button><button>two</button></section>
        <p id="strip" hidden>Swipe it</p>
      </div>
      <div data-island="share">
        <button popovertarget="panel">open</button>
        <div id="panel"><button data-hold="4000" data-fallback="link">copy</button></div>
        <p id="link" hidden>The link</p>
      </div>
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
}
