import { watchIntent } from '@/lib/loader/intent';

const bring = jest.fn<Promise<void>, [HTMLElement]>();
watchIntent(bring);

beforeEach(() => {
  bring.mockReset().mockResolvedValue();
  document.body.innerHTML = `
    <div data-island="share"><button>in</button></div>
    <div data-island="carousel"></div>
    <a href="/">out</a>`;
});

const island = () => document.querySelector<HTMLElement>('[data-island=share]')!;
const fire = (selector: string, type: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

const signs = ['pointerover', 'touchstart', 'focusin'];

it.each(signs)('%s on an island brings that island and no other', (type) => {
  fire('button', type);

  expect(bring.mock.calls).toEqual([[island()]]);
  expect([...document.querySelectorAll('[data-turned]')]).toEqual([island()]);
});

it.each(signs)('%s elsewhere brings nothing', (type) => {
  fire('a', type);

  expect(bring).not.toHaveBeenCalled();
});

it('after a failure the next sign tries again', () => {
  bring.mockRejectedValueOnce(new Error('no network'));
  fire('button', 'pointerover');
  fire('button', 'focusin');

  expect(bring).toHaveBeenCalledTimes(2);
});

it.each(['touchend', 'touchcancel'])('a finger is on an island from touchstart to %s', (end) => {
  fire('button', 'touchstart');
  expect(island()).toHaveAttribute('data-touched');

  fire('button', end);

  expect(island()).not.toHaveAttribute('data-touched');
});

it('a finger stays on an island when another one leaves it', () => {
  fire('button', 'touchstart');
  const lifted = new Event('touchend', { bubbles: true });
  document
    .querySelector('button')!
    .dispatchEvent(Object.assign(lifted, { touches: [{ identifier: 1 }] }));

  expect(island()).toHaveAttribute('data-touched');
});
