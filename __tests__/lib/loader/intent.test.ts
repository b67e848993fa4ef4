import { watchIntent } from '@/lib/loader/intent';

const bring = jest.fn<Promise<void>, [HTMLElement]>();
watchIntent(bring);

beforeEach(() => {
  bring.mockReset().mockResolvedValue();
  document.body.innerHTML = `
    <div data-island="share"><button></button></div>
    <div data-island="carousel"></div>
    <a href="/"></a>`;
});

const island = () => document.querySelector('[data-island=share]');
const fire = (selector: string, type: string, more = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

it.each(['pointerover', 'touchstart', 'focusin'])('%s brings the island it is in', (type) => {
  fire('a', type);
  expect(bring).not.toHaveBeenCalled();

  fire('button', type);
  expect(bring.mock.calls).toEqual([[island()]]);
  expect([...document.querySelectorAll('[data-turned]')]).toEqual([island()]);
});

it('after a failure the next sign tries again', () => {
  bring.mockRejectedValueOnce(new Error('no network'));
  fire('button', 'pointerover');
  fire('button', 'focusin');

  expect(bring).toHaveBeenCalledTimes(2);
});

it.each([
  ['touchend', [], false],
  ['touchcancel', [], false],
  ['touchend of another finger', [{ identifier: 1 }], true],
])('a finger is on an island from touchstart on; after %s: %j', (end, touches, stays) => {
  fire('button', 'touchstart');
  expect(island()).toHaveAttribute('data-touched');

  fire('button', end.split(' ')[0]!, { touches });
  expect(island()?.hasAttribute('data-touched')).toBe(stays);
});
