import { stubDialogs } from '../../support/dialog';
import { answerCommands } from '@/lib/loader/commands';

const dialog = () => document.querySelector('dialog')!;

const press = (text: string) =>
  [...document.querySelectorAll('b')]
    .find(({ textContent }) => textContent === text)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

beforeAll(stubDialogs);
beforeEach(() => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="menu"><b>open</b></button>
    <button command="show-modal" commandfor="gone"><b>open nothing</b></button>
    <button><b>other</b></button>
    <dialog id="menu"><button command="close" commandfor="menu"><b>close</b></button></dialog>`;
});

it('leaves the commands to a browser that knows them', () => {
  const buttons = HTMLButtonElement.prototype;
  Object.defineProperty(buttons, 'commandForElement', { configurable: true, value: null });
  answerCommands();
  Reflect.deleteProperty(buttons, 'commandForElement');
  press('open');

  expect(dialog().open).toBe(false);
});

describe('in a browser that does not', () => {
  // It listens for as long as the document lives, as on a page.
  beforeAll(answerCommands);

  it('a button opens its dialog and another closes it', () => {
    press('open');
    expect(dialog().open).toBe(true);

    press('close');

    expect(dialog().open).toBe(false);
  });

  it.each(['other', 'open nothing'])('the button «%s» opens nothing', (text) => {
    press(text);

    expect(dialog().open).toBe(false);
  });
});
