import { partsOf } from '../../support/markup';
import { ChangesNavigation } from '@/components/changes/changes-navigation';
import { type Platform } from '@/lib/product/platforms';

it.each([
  ['has a link to each program if one has five releases', 5, 2],
  ['has no links to programs if each has fewer than five releases', 4, 0],
])('the navigation of the changes page %s', (_, count, links) => {
  const release = { version: '1', date: '', changes: [] };
  const program = { id: 'android', name: 'А', releases: Array(count).fill(release) } as const;
  const platforms = [
    program,
    { ...program, id: 'windows', releases: [release] },
  ] as unknown as Platform[];

  const addresses = partsOf(<ChangesNavigation platforms={platforms} />, 'a@href');
  expect(addresses.filter((address) => address?.startsWith('#'))).toHaveLength(links);
});
