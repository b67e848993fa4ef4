import userEvent from '@testing-library/user-event';
import { stubDialogs } from '../../support/dialog';
import { serveToggleButtons } from '@/lib/loader/toggle-buttons';

const element = (id: string) => document.getElementById(id)!;

beforeAll(() => {
  stubDialogs();
  serveToggleButtons();
});

beforeEach(() => {
  document.body.innerHTML = `
    <button id="open" popovertarget="menu"><b id="inside"></b></button>
    <button id="share" popovertarget="panel"></button>
    <button id="send"></button>
    <div id="panel" popover></div>
    <dialog id="menu" popover></dialog>`;
});

it.each([
  ['inside', true],
  ['share', false],
  ['send', false],
])('of a click on #%s the browser is kept: %s; only a dialog opens so, and closes', (id, kept) => {
  for (const open of [kept, false]) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element(id).dispatchEvent(click);

    expect(click.defaultPrevented).toBe(kept);
    expect(element('menu')).toHaveProperty('open', open);
  }
});

it.each([
  ['open', false],
  ['share', false],
  ['send', true],
])(
  'when a pointer has clicked #%s, focus stays on it: %s; by the keyboard always',
  async (id, stays) => {
    await userEvent.click(element(id));
    expect(document.activeElement === element(id)).toBe(stays);

    element(id).focus();
    await userEvent.keyboard('{Enter}');
    expect(element(id)).toHaveFocus();
  },
);
