/** @jest-environment jsdom */
import { allowSpeculation, speculationRules, WAITING_RULES } from '@/lib/loader/speculation';

/** What the Network Information API tells; undefined: a browser without it. */
const connect = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

it.each([
  ['says nothing of its connection', true, undefined],
  ['is on a good connection', true, { saveData: false, effectiveType: '4g' }],
  ['saves data', false, { saveData: true, effectiveType: '4g' }],
  ['is on 3g', false, { saveData: false, effectiveType: '3g' }],
])('a browser that %s fetches links in advance: %s', (_, expected, connection) => {
  connect(connection);
  document.head.innerHTML = `<script type="${WAITING_RULES}">${speculationRules('')}</script>`;
  allowSpeculation();

  expect(document.querySelector('script[type=speculationrules]') !== null).toBe(expected);
});

it('rules cover the pages, which end in a slash, and no files', () => {
  expect(JSON.parse(speculationRules('/slovar'))).toEqual({
    prefetch: [{ eagerness: 'moderate', where: { href_matches: '/slovar/{*/}?' } }],
  });
});
