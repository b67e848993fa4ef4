import { speculate, speculationRules } from '@/lib/runtime/speculation';

const rulesOfPage = () => document.querySelector('script[type=speculationrules]')?.textContent;

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

afterEach(() => {
  document.head.replaceChildren();
  connect(undefined);
});

it.each([
  ['tells nothing of its connection', undefined],
  ['is on a good connection', { saveData: false, effectiveType: '4g' }],
])('a browser that %s fetches links in advance', (_, connection) => {
  connect(connection);
  speculate('{"prefetch":[]}');

  expect(rulesOfPage()).toBe('{"prefetch":[]}');
});

it.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 3g', { saveData: false, effectiveType: '3g' }],
  ['is on 2g', { saveData: false, effectiveType: '2g' }],
])('a browser that %s fetches nothing in advance', (_, connection) => {
  connect(connection);
  speculate('{"prefetch":[]}');

  expect(rulesOfPage()).toBeUndefined();
});

it('rules cover the pages, which end in a slash, and no files', () => {
  const [{ where, eagerness }] = JSON.parse(speculationRules('/slovar')).prefetch;

  expect(eagerness).toBe('moderate');
  expect(where).toEqual({ href_matches: ['/slovar/', '/slovar/*/'] });
});
