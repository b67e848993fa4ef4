import { type Reporter } from '@playwright/test/reporter';
import { findProgram } from '../cli/find-program';
import { engines, notTried } from './engines';

/** Says after the run which engines were not tried, so that nobody takes silence for success. */
export default class NotTried implements Reporter {
  onEnd(): void {
    for (const sentence of notTried(engines, findProgram)) console.log(sentence);
  }
}
