import { ensureDebianPackages } from '../cli/debian-packages';
import { findProgram } from '../cli/find-program';
import { areDemanded, engines, findEngine, notTried } from './engines';

/**
 * Installs the engines that are missing where all are demanded (CI=true), and
 * says elsewhere which ones the checks will do without.
 *
 * @throws Error when one is demanded and cannot be had
 */
export async function ensureEngines(print: (line: string) => void): Promise<void> {
  const missing = engines.filter((engine) => !findEngine(engine, findProgram));
  if (areDemanded() && missing.length > 0) {
    await ensureDebianPackages(missing.flatMap(({ aptPackages }) => aptPackages));
  }
  const sentences = notTried(engines, findProgram);
  if (areDemanded() && sentences.length > 0) throw new Error(sentences.join('\n'));
  sentences.forEach(print);
}
