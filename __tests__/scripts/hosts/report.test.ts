/** @jest-environment node */
import { formatTable, listFailures, type ServerReport } from '@/scripts/hosts/report';

const reports: readonly ServerReport[] = [
  {
    server: 'nginx',
    path: '/slovar/',
    results: [
      { group: 'addresses', failure: undefined },
      { group: 'addresses', failure: '/slovar/help ends in status 403, not 200.' },
      { group: '404', failure: undefined },
    ],
  },
  { server: 'Caddy', path: '/', skipped: 'not installed', results: [] },
];

it('the table counts what passed of each group', () => {
  expect(formatTable(reports).split('\n')).toEqual([
    'server  path      addresses  types  payloads  404  headers',
    'nginx   /slovar/  1/2        0/0    0/0       1/1  0/0',
    'Caddy   /         not installed',
  ]);
});

it('a failure is a sentence after its server’s name', () => {
  expect(listFailures(reports)).toEqual(['nginx: /slovar/help ends in status 403, not 200.']);
});
