import { findProgram } from '../hosts/find-program';
import { installPackages, mayInstall } from '../hosts/install-missing';
import { engines, findEngine, notTried } from './engines';

/**
 * Installs the engines that are missing where all are demanded (CI=true as root on Debian), and
 * says elsewhere which ones the checks will do without.
 *
 * @throws Error when one is demanded and cannot be had
 */
export async function ensureEngines(print: (line: string) => void): Promise<void> {
  const missing = engines.filter((engine) => !findEngine(engine, findProgram));
  if (mayInstall() && missing.length > 0) {
    await installPackages(missing.flatMap(({ aptPackages }) => aptPackages));
  }
  const sentences = notTried(engines, findProgram);
  if (mayInstall() && sentences.length > 0) throw new Error(sentences.join('\n'));
  sentences.forEach(print);
}
