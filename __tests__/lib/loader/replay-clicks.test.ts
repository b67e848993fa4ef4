import userEvent from '@testing-library/user-event';
import { withFakeClock } from '../../support/fake-clock';
import { reportReady } from '@/lib/loader/islands';
import { replayClicks } from '@/lib/loader/replay-clicks';

const bring = jest.fn<Promise<void>, [HTMLElement]>();
// It listens for as long as the document lives, as on a page.
replayClicks(bring);

let done: string[];

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

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

const press = (...texts: string[]) => texts.forEach((text) => button(text).click());

const becomesReady = (text: string) => reportReady(button(text));

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

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

describe('a form that is sent', () => {
  it('by Enter in its field waits, too', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(document.querySelector('input')!, '{Enter}');
    expect(done).toEqual([]);

    becomesReady('send');
    await pass(0);

    expect(done).toEqual(['sent']);
  });

  it('goes the plain way when its code cannot come', async () => {
    bring.mockRejectedValueOnce(new Error('no network'));
    press('send');
    await pass(0);

    expect(done).toEqual(['sent']);
  });

  it('goes the plain way when its code has not come after 8 seconds', async () => {
    press('send');
    await pass(7999);
    expect(done).toEqual([]);

    await pass(1);

    expect(done).toEqual(['sent']);
  });

  it('by several impatient presses goes the plain way once', async () => {
    press('send');
    await pass(3000);
    press('send', 'send');
    await pass(60_000);

    expect(done).toEqual(['sent']);
  });

  it('is carried out by its island alone, if that takes over in time', async () => {
    press('send');
    await pass(7999);
    becomesReady('send');
    await pass(60_000);

    expect(done).toEqual(['sent']);
  });

  it('and goes the plain way takes with it nothing that waits for another island', async () => {
    press('one', 'send');
    await pass(8000);
    becomesReady('one');
    await pass(0);

    expect(done).toEqual(['sent', 'one']);
  });

  it('can be sent again after it has gone the plain way', async () => {
    press('send');
    await pass(8000);
    press('send');
    await pass(8000);

    expect(done).toEqual(['sent', 'sent']);
  });
});
