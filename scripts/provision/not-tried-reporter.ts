import { type Reporter } from '@playwright/test/reporter';
import { programServers } from '../../e2e/hosts/support/servers';
import { firefox, notTried, webKit } from './tools';

/** Says after the run what was not tried, so that nobody takes silence for success. */
export default class NotTried implements Reporter {
  onEnd(): void {
    for (const sentence of notTried([firefox, webKit, ...programServers])) console.log(sentence);
  }
}
