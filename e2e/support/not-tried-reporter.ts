import { type Reporter } from 'playwright/types/testReporter';
import { missingTools } from '../../scripts/browsers/tools';

/** Says after the run what was not tried, so that nobody takes silence for success. */
export default class NotTried implements Reporter {
  onEnd(): void {
    for (const { name, packages } of missingTools()) {
      console.log(
        `${name} is not installed, so nothing was tried in it (Debian: apt-get install ${packages.join(' ')}).`,
      );
    }
  }
}
