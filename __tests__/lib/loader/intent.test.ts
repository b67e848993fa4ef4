/** @jest-environment jsdom */
import { watchIntent } from '@/lib/loader/intent';

document.body.innerHTML = `
  <div data-island="share" id="menu"><button></button></div>
  <div data-island="share" id="other"></div>
  <a href="/"></a>`;
const menu = document.getElementById('menu')!;
const other = document.getElementById('other')!;
const load = jest.fn<Promise<never>, [HTMLElement]>();

watchIntent(load);

/** A promise that never settles, like the promise of a running island. */
const running = new Promise<never>(() => {});

const fire = (selector: string, type: string, more = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

it.each(['pointerover', 'touchstart', 'focusin'])(
  'the event %s inside of an island loads only this island',
  (type) => {
    load.mockReset().mockReturnValue(running);
    fire('a', type);
    fire('button', type);

    expect(load.mock.calls).toEqual([[menu]]);
    expect([menu.dataset.intent, other.dataset.intent]).toEqual(['', undefined]);
  },
);

it('an island’s `data-intent` is the type of the last pointer over it', () => {
  load.mockReturnValue(running);
  const kinds = [
    ['pointerover', { pointerType: 'mouse' }],
    ['focusin', {}],
    ['pointerover', { pointerType: 'touch' }],
  ].map(([type, event]) => {
    fire('button', String(type), event);
    return menu.dataset.intent;
  });

  expect(kinds).toEqual(['mouse', 'mouse', 'touch']);
});

it('an island has `data-finger` until the last finger inside is lifted', () => {
  load.mockReturnValue(running);
  const inside = { target: document.querySelector('button') };
  const beside = { target: document.querySelector('a') };
  const hasFinger = [
    ['touchstart', { touches: [inside, beside] }],
    ['touchend', { touches: [inside, beside] }],
    ['touchcancel', { touches: [beside] }],
  ].map(([type, event]) => {
    fire('button', String(type), event);
    return 'finger' in menu.dataset;
  });

  expect(hasFinger).toEqual([true, true, false]);
});
