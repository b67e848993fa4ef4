/** @jest-environment jsdom */
import { allowSpeculation, speculationRules, DISABLED_RULES_TYPE } from '@/lib/loader/speculation';

/** Sets `navigator.connection`; undefined: a browser without the Network Information API. */
const setConnection = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

it.each([
  ['enabled in a browser without the Network Information API', true, undefined],
  ['enabled on a good connection', true, { saveData: false, effectiveType: '4g' }],
  ['not enabled if the visitor saves data', false, { saveData: true }],
  ['not enabled on a 3g connection', false, { effectiveType: '3g' }],
])('the speculation rules are %s', (_, expected, connection) => {
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
