import { holdClicks } from '@/lib/runtime/hold-clicks';
import { reportReady } from '@/lib/runtime/islands';

const bring = jest.fn();
// It listens for as long as the document lives, as on a page.
holdClicks(bring);

let done: string[];

function show() {
  document.body.innerHTML = `
    <div data-island="soon"><button>one</button><button>two</button></div>
    <div data-island=""><button>copy</button><button popovertarget="panel">open</button></div>
    <button>outside</button>`;
  document.body.querySelectorAll('button').forEach((button) => {
    button.addEventListener('click', () => done.push(button.textContent ?? ''));
  });
}

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

const islandWith = (text: string) => button(text).closest<HTMLElement>('[data-island]')!;

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  show();
});

afterEach(() => {
  // Lets go of what is held, or it would wait for the next test.
  document.body.replaceChildren();
  document.dispatchEvent(new Event('island-ready'));
  jest.runAllTimers();
  jest.useRealTimers();
  bring.mockClear();
});

it('a click on an island that is not ready waits and brings the runtime', () => {
  button('one').click();

  expect(done).toEqual([]);
  expect(bring).toHaveBeenCalledTimes(1);
});

it('clicks are carried out once and in order when the island is ready', () => {
  button('one').click();
  button('two').click();
  button('one').click();

  reportReady(islandWith('one'));
  jest.runAllTimers();

  expect(done).toEqual(['one', 'two', 'one']);
});

it('a click that comes while earlier ones are carried out takes its turn', () => {
  button('one').click();
  button('one').click();
  reportReady(islandWith('one'));
  button('two').click();
  jest.runAllTimers();

  expect(done).toEqual(['one', 'one', 'two']);
});

it('an island that is ready answers at once', () => {
  reportReady(islandWith('one'));
  button('one').click();

  expect(done).toEqual(['one']);
  expect(bring).not.toHaveBeenCalled();
});

it('islands do not wait for each other', () => {
  button('one').click();
  button('copy').click();
  reportReady(islandWith('copy'));
  jest.runAllTimers();

  expect(done).toEqual(['copy']);
});

it('what browsers serve by themselves is let be', () => {
  button('open').click();
  button('outside').click();

  expect(done).toEqual(['open', 'outside']);
  expect(bring).not.toHaveBeenCalled();
});

it('a button that has left the page is forgotten', () => {
  button('one').click();
  button('two').click();
  button('one').remove();
  reportReady(islandWith('two'));
  jest.runAllTimers();

  expect(done).toEqual(['two']);
});
