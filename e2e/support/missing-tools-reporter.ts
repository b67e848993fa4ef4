import { type Reporter } from 'playwright/types/testReporter';
import { missingTools } from '../../scripts/develop/test-tools/tools';

/** Lists, after a run, the browsers and servers that are not installed and therefore were not tested. */
export default class MissingToolsReporter implements Reporter {
  onEnd(): void {
    for (const { name, packages } of missingTools()) {
      const remedy = `Debian: apt-get install ${packages.join(' ')}`;
      console.log(`${name} is not installed, so nothing was tried in it (${remedy}).`);
    }
  }
}
