import { type Browser } from 'playwright';
import { measureInTurns, medians, table } from './report';
import { visit } from './visit';

const RUNS = 5;

/** Pages by the islands that are measured on them. */
const routes = { share: '/help/', carousel: '/details/android/', deletion: '/deleteUserData/' };

/**
 * Measures each island on a slow phone: bytes of its code, milliseconds until it responds, total
 * time of scripts on the main thread, and length of the longest task.
 *
 * @param slowdown how many times slower than this machine
 * @returns the report, in Markdown
 */
export async function benchIslands(browser: Browser, origin: string, slowdown: number) {
  const runs = await measureInTurns(Object.entries(routes), RUNS, async ([name, route]) => {
    const island = `[data-island=${name}]`;
    const { bytes, times } = await visit(browser, origin + route, island, slowdown);
    return { 'code, bytes': bytes['+ scripts'], ...times };
  });
  return `From the first sign of intent, at 1.6 Mbit/s with 150 ms, medians of ${RUNS} runs:

${table('island', Object.keys(routes), runs.map(medians))}`;
}
