import { stubConnection } from '../../support/connection';
import { documentRead, forgetListeners } from '../../support/document-events';
import { stubMatchMedia } from '../../support/match-media';
import { limitSpeculation, speculationRules } from '@/lib/loader/speculation';

forgetListeners();

it.each([
  ['tells nothing of its connection', true, '', undefined],
  ['is on a good connection', true, '', { saveData: false, effectiveType: '4g' }],
  ['saves data', false, '', { saveData: true, effectiveType: '4g' }],
  ['asks for less data', false, '(prefers-reduced-data: reduce)', undefined],
  ['is on 3g', false, '', { saveData: false, effectiveType: '3g' }],
  ['is on 2g', false, '', { saveData: false, effectiveType: '2g' }],
])('a browser that %s fetches links in advance: %s', (_, expected, media, connection) => {
  stubMatchMedia(media);
  stubConnection(connection);
  limitSpeculation();
  document.head.innerHTML = `<script type="speculationrules">${speculationRules('')}</script>`;
  documentRead();

  expect(document.querySelector('script[type=speculationrules]') !== null).toBe(expected);
});

it('rules cover the pages, which end in a slash, and no files', () => {
  expect(JSON.parse(speculationRules('/slovar'))).toEqual({
    prefetch: [{ eagerness: 'moderate', where: { href_matches: '/slovar/{*/}?' } }],
  });
});
