import { type Audits } from './lighthouse';
import { type PageBytes } from './page-bytes';
import { table } from './table';

/** What was measured of one page. */
export interface PageResult {
  readonly route: string;
  readonly bytes: PageBytes;
  readonly audits: Audits;
  /** The same page with every script removed. */
  readonly plain: Audits;
  /** Milliseconds from the click on «Поделиться» to the menu. */
  readonly clickToMenu: number;
  readonly plainClickToMenu: number;
}

const whole = (value: number) => value.toFixed(0);
const ratio = (one: number, other: number) => (one / other).toFixed(2);

export const bytesTable = (results: readonly PageResult[]) =>
  table(
    [
      'route',
      'HTML',
      'styles',
      'scripts',
      'pictures',
      'requests',
      '+ scripts',
      '+ styles',
      '+ requests',
    ],
    results.map(({ route, bytes: { before, after } }) => [
      `\`${route}\``,
      ...[before.html, before.styles, before.scripts, before.pictures, before.requests].map(whole),
      ...[after.scripts, after.styles, after.requests].map(whole),
    ]),
  );

export const auditsTable = (results: readonly PageResult[]) =>
  table(
    [
      'route',
      'perf.',
      'acc. / b. p. / SEO',
      'FCP',
      'LCP',
      'TBT (best)',
      'CLS',
      'FCP ratio',
      'LCP ratio',
      'plain TBT (best)',
      'click to menu (plain)',
    ],
    results.map(({ route, audits, plain, clickToMenu, plainClickToMenu }) => [
      `\`${route}\``,
      whole(audits.performance),
      [audits.accessibility, audits.bestPractices, audits.seo].map(whole).join(' / '),
      whole(audits.fcp),
      whole(audits.lcp),
      `${whole(audits.tbt)} (${whole(audits.bestTbt)})`,
      audits.cls.toFixed(3),
      ratio(audits.fcp, plain.fcp),
      ratio(audits.lcp, plain.lcp),
      `${whole(plain.tbt)} (${whole(plain.bestTbt)})`,
      `${whole(clickToMenu)} (${whole(plainClickToMenu)})`,
    ]),
  );
