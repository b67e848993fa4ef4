import { stubConnection } from '../../support/connection';
import { documentLoaded, documentRead, forgetListeners } from '../../support/document-events';
import { withFreshVisits } from '../../support/fake-clock';
import { stubMatchMedia } from '../../support/match-media';
import { watchTriggers } from '@/lib/loader/hydration-triggers';

const KEY = 'wait-until';

/** Names of the islands that were brought. */
let brought: (string | undefined)[];

function openPage() {
  document.body.innerHTML = `
    <div data-island="share"></div>
    <div data-island="carousel" data-hydrate="soon"></div>
    <div data-island="deletion" data-deadline="${KEY}"></div>`;
  brought = [];
  watchTriggers(({ dataset }) => {
    brought.push(dataset.island);
    return Promise.reject(new Error('no network'));
  });
}

forgetListeners();
withFreshVisits();
beforeEach(() => {
  stubMatchMedia();
  stubConnection(undefined);
});

it('brings the carousel 6 seconds after the load, 4 before its first advance', () => {
  openPage();
  documentRead();
  documentLoaded();
  jest.advanceTimersByTime(5999);
  expect(brought).toEqual([]);

  jest.advanceTimersByTime(1);
  expect(brought).toEqual(['carousel']);
});

it.each([
  ['less motion is asked for', '(prefers-reduced-motion: reduce)', undefined],
  ['less data is asked for', '(prefers-reduced-data: reduce)', undefined],
  ['data are saved', '', { saveData: true }],
])('brings nothing unasked where %s', (_, media, connection) => {
  stubMatchMedia(media);
  stubConnection(connection);
  openPage();
  documentLoaded();
  jest.advanceTimersByTime(60_000);

  expect(brought).toEqual([]);
});

it.each([
  ['goes on', 1, ['deletion']],
  ['is over', 0, []],
  ['was never stored', undefined, []],
])('brings at once an island whose stored wait goes on; one that %s', (_, left, expected) => {
  if (left !== undefined) sessionStorage.setItem(KEY, String(Date.now() + left));
  openPage();
  documentRead();

  expect(brought).toEqual(expected);
});

it('takes refused storage for an empty one', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  openPage();

  expect(documentRead).not.toThrow();
  expect(brought).toEqual([]);
});
