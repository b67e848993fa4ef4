/** @jest-environment jsdom */
import { getByText } from '@testing-library/dom';
import { holdPresses } from '@/components/islands/loader/one-press';
import { reportReady } from '@/lib/browser/island-state';

const load = jest.fn<Promise<never>, [HTMLElement]>();
const done: string[] = [];

const textsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
const lines = () => textsOf('p:not(:empty)');
const busy = () => textsOf('[aria-busy=true]');

const control = (text: string) => getByText(document.body, text, { selector: 'button, a' });
const press = (...texts: string[]) => texts.forEach((text) => control(text).click());
const islandOf = (text: string) => control(text).closest<HTMLElement>('[data-island]')!;
const passTime = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

async function makeReady(text: string) {
  reportReady(control(text));
  await passTime();
}

const leavePage = () => window.dispatchEvent(new Event('pagehide'));
const setOnline = (isOnline: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

holdPresses(load);

beforeEach(() => {
  jest.useFakeTimers();
  setOnline(true);
  load.mockReset().mockReturnValue(new Promise(() => {}));
  done.length = 0;
  document.body.innerHTML = `
    <div data-island="carousel" data-fallback="Swipe">
      <button>next</button><button>dot</button><a href="#large">picture</a><p data-failure></p>
    </div>
    <div data-island="tell"><button popovertarget="x">open</button><button>copy</button><p data-failure></p></div>
    <div data-island="deletion" data-fallback="Offline">
      <form><input><button>send</button></form><p data-failure></p>
    </div>`;
  document.body.addEventListener('click', ({ target, defaultPrevented }) => {
    const { form, textContent } = target as HTMLButtonElement;
    if (!form && !defaultPrevented) done.push(textContent);
  });
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('sent');
  });
});

afterEach(() => {
  leavePage();
  document.body.replaceWith(document.createElement('body'));
});

it('of several presses on an island, the first is done once when the island is ready', async () => {
  press('next', 'next', 'dot', 'copy');
  expect([busy(), load.mock.calls.length]).toEqual([['next', 'copy'], 2]);
  await makeReady('next');
  expect([done, busy()]).toEqual([['next'], ['copy']]);

  press('dot');
  expect(done).toEqual(['next', 'dot']);
});

it('a popover’s button and a Ctrl+click on a link are not held', () => {
  press('open');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  control('picture').dispatchEvent(click);

  expect([done, busy(), click.defaultPrevented]).toEqual([['open', 'picture'], [], false]);
});

it.each<[string, () => unknown, number]>([
  ['the code fails', () => load.mockRejectedValueOnce(new Error('no network')), 0],
  ['8 s have passed', () => {}, 8000],
])(
  'if %s, the line is shown until the island is ready, the form is sent and the link is followed',
  async (_, act, ms) => {
    for (const text of ['next', 'send']) {
      act();
      press(text);
      await passTime(ms);
    }
    expect([busy(), lines(), done]).toEqual([[], ['Swipe'], ['sent']]);
    expect(islandOf('next').dataset.state).toBe('failed');

    reportReady(control('next'));
    expect(lines()).toEqual([]);
    delete islandOf('next').dataset.state;
    act();
    press('picture');
    await passTime(ms);
    expect([lines(), done]).toEqual([[], ['sent', 'picture']]);
  },
);

it('offline the line is shown first; a second press sends the form or follows the link', async () => {
  setOnline(false);
  load.mockRejectedValue(new Error('no network'));
  const pressBoth = async () => {
    for (const text of ['send', 'picture']) {
      press(text);
      await passTime();
    }
  };
  await pressBoth();
  expect([done, lines()]).toEqual([[], ['Swipe', 'Offline']]);
  await pressBoth();
  expect([done, lines()]).toEqual([['sent', 'picture'], []]);
});

it('a press is dropped if the visitor leaves the page', async () => {
  press('copy');
  leavePage();
  await makeReady('copy');
  await passTime(60_000);

  expect([done, busy(), lines()]).toEqual([[], [], []]);
});
