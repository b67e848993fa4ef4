/** @jest-environment jsdom */
import { allowSpeculation, speculationRules, DISABLED_RULES_TYPE } from '@/lib/loader/speculation';

/** Sets `navigator.connection`; undefined: a browser without the Network Information API. */
const setConnection = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

it.each([
  ['has no Network Information API', true, undefined],
  ['is on a good connection', true, { saveData: false, effectiveType: '4g' }],
  ['is set to save data', false, { saveData: true, effectiveType: '4g' }],
  ['is on a 3g connection', false, { saveData: false, effectiveType: '3g' }],
])('a browser that %s has speculation rules enabled: %s', (_, expected, connection) => {
  setConnection(connection);
  document.head.innerHTML = `<script type="${DISABLED_RULES_TYPE}">${speculationRules('')}</script>`;
  allowSpeculation();

  expect(document.querySelector('script[type=speculationrules]') !== null).toBe(expected);
});

it('the speculation rules cover addresses below the sub-path that end in a slash', () => {
  expect(JSON.parse(speculationRules('/slovar'))).toEqual({
    prefetch: [{ eagerness: 'moderate', where: { href_matches: '/slovar/{*/}?' } }],
  });
});
