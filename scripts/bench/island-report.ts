import { type IslandCost } from './islands';
import { table } from './table';

const heads = [
  'island',
  'code, bytes',
  'requests',
  'ready, ms',
  'script, ms',
  'longest task, ms',
  'heap, MB',
];

const cells = ({ bytes, requests, ready, script, longestTask, heap }: IslandCost) =>
  [bytes, requests, ready, script, longestTask]
    .map((value) => value.toFixed(0))
    .concat(heap.toFixed(1));

/** What the islands cost; beside another export's, when there is one: before → now. */
export const islandTable = (now: readonly IslandCost[], before: readonly IslandCost[] = []) =>
  table(
    heads,
    now.map((cost, index) => {
      const other = before[index];
      const values = cells(cost);
      const pairs = other
        ? cells(other).map((value, cell) => `${value} → ${values[cell]}`)
        : values;
      return [cost.name, ...pairs];
    }),
  );
