import { stubConnection } from '../../support/connection';
import { documentRead, forgetListeners } from '../../support/document-events';
import { stubMatchMedia } from '../../support/match-media';
import { limitSpeculation, speculationRules } from '@/lib/loader/speculation';

/** Whether the page's rules are still there when it has been read. */
function keepsRules() {
  limitSpeculation();
  document.head.innerHTML = `<script type="speculationrules">${speculationRules('')}</script>`;
  documentRead();
  return document.querySelector('script[type=speculationrules]') !== null;
}

forgetListeners();
beforeEach(() => stubMatchMedia());

it.each([
  ['tells nothing of its connection', undefined],
  ['is on a good connection', { saveData: false, effectiveType: '4g' }],
])('a browser that %s fetches links in advance', (_, connection) => {
  stubConnection(connection);

  expect(keepsRules()).toBe(true);
});

it.each([
  ['saves data', '', { saveData: true, effectiveType: '4g' }],
  ['asks for less data', '(prefers-reduced-data: reduce)', undefined],
  ['is on 3g', '', { saveData: false, effectiveType: '3g' }],
  ['is on 2g', '', { saveData: false, effectiveType: '2g' }],
])('a browser that %s fetches nothing in advance', (_, media, connection) => {
  stubMatchMedia(media);
  stubConnection(connection);

  expect(keepsRules()).toBe(false);
});

it('rules cover the pages, which end in a slash, and no files', () => {
  const [{ where, eagerness }] = JSON.parse(speculationRules('/slovar')).prefetch;

  expect(eagerness).toBe('moderate');
  expect(where).toEqual({ href_matches: '/slovar/{*/}?' });
});
