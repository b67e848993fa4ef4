/**
 * Does the work for every item, for no more than `limit` of them at a time.
 *
 * @returns results in the order of the items
 * @throws what the first work that failed threw; no further one is begun
 */
export async function mapAtMost<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let failed = false;
  const takeTurns = async () => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
  return results;
}
