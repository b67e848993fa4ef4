import { withFakeClock } from './fake-clock';
import { reportReady } from '@/lib/loader/islands';
import { replayClicks } from '@/lib/loader/replay-clicks';

/** Brings an island's code; by itself never. */
export const bring = jest.fn<Promise<void>, [HTMLElement]>();

/** What buttons and the form have done, in its order. */
export let done: string[];

function show() {
  document.body.innerHTML = `
    <div data-island="carousel"><button>one</button><button>two</button></div>
    <div data-island="share"><button>copy</button><button popovertarget="panel">open</button></div>
    <div data-island="deletion"><form><input value="anna"><button>send</button></form></div>
    <button>outside</button>`;
  document.body.querySelectorAll('button:not(form *)').forEach((button) => {
    button.addEventListener('click', () => done.push(button.textContent));
  });
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('sent');
  });
}

export const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

export const press = (...texts: string[]) => texts.forEach((text) => button(text).click());

/** The island of a button answers from now on. */
export const becomesReady = (text: string) => reportReady(button(text));

export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Gives every test of the file a page with islands that are not ready. */
export function withWaitingIslands(): void {
  // It listens for as long as the document lives, as on a page.
  replayClicks(bring);

  beforeEach(() => {
    bring.mockReset().mockReturnValue(new Promise(() => {}));
    done = [];
    show();
  });

  afterEach(() => {
    // Lets go of what is held, or it would wait for the next test.
    document.querySelectorAll<HTMLElement>('[data-island]').forEach(reportReady);
    jest.runAllTimers();
  });

  // Afterwards, because jest takes clocks away in the order in which they were given.
  withFakeClock();
}
