import { watchIntent } from '@/lib/runtime/intent';

const bring = jest.fn();
watchIntent(bring);

beforeEach(() => {
  bring.mockClear();
  document.body.innerHTML = '<div data-island=""><button>in</button></div><a href="/">out</a>';
});

const fire = (selector: string, type: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

it.each(['pointerover', 'touchstart', 'focusin'])('%s on an island is a sign', (type) => {
  fire('button', type);

  expect(bring).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-island]')).toHaveAttribute('data-turned');
});

it.each(['pointerover', 'touchstart', 'focusin'])('%s elsewhere is none', (type) => {
  fire('a', type);

  expect(bring).not.toHaveBeenCalled();
});
