import { closeByBack } from '@/lib/carousel/close-by-back';

const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1';

function open(userAgent: string, closeWatcher: object | undefined) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  if (closeWatcher) Object.assign(window, { CloseWatcher: closeWatcher });
  else Reflect.deleteProperty(window, 'CloseWatcher');
  const dialog = { close: jest.fn() };
  const before = history.length;
  const end = closeByBack(dialog as unknown as HTMLDialogElement);
  return { ...dialog, end, entries: history.length - before };
}

let back: jest.SpyInstance;

beforeEach(() => {
  history.replaceState(null, '');
  back = jest.spyOn(history, 'back').mockImplementation(() => {});
});

it.each([
  ['an Android browser that does it itself', ANDROID, {}],
  ['a device without such a button', IPHONE, undefined],
])('the history of %s is left alone', (_, userAgent, closeWatcher) => {
  const { end, entries } = open(userAgent, closeWatcher);
  end();

  expect(entries).toBe(0);
  expect(back).not.toHaveBeenCalled();
});

it('of an entry that a dialog has made, no later step back is its own', () => {
  const { close, end, entries } = open(ANDROID, undefined);

  end();
  dispatchEvent(new PopStateEvent('popstate'));

  expect([entries, back.mock.calls.length]).toEqual([1, 1]);
  expect(close).not.toHaveBeenCalled();
});

it('a page that was reloaded on such an entry adds no other', () => {
  history.replaceState({ dialog: true }, '');

  expect(open(ANDROID, undefined).entries).toBe(0);
});
