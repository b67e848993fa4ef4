import { type Audits } from './lighthouse';
import { type PageBytes } from './page-bytes';
import { table } from './table';

const whole = (value: number) => value.toFixed(0);
const ratio = (one: number, other: number) => (one / other).toFixed(2);

/** What each page sends before and after a visitor turns to its islands. */
export const bytesTable = (pages: ReadonlyMap<string, PageBytes>) =>
  table(
    ['route', 'HTML', 'styles', 'scripts', 'pictures', 'requests', '+ scripts', '+ requests'],
    [...pages].map(([route, { before, after }]) => [
      `\`${route}\``,
      ...[before.html, before.styles, before.scripts, before.pictures, before.requests].map(whole),
      ...[after.scripts, after.requests].map(whole),
    ]),
  );

/** What Lighthouse says of each page, and of the same with every script removed. */
export const auditsTable = (pages: ReadonlyMap<string, { own: Audits; plain: Audits }>) =>
  table(
    [
      'route',
      'perf. (plain)',
      'acc. / b. p. / SEO',
      'FCP',
      'LCP',
      'TBT (plain)',
      'CLS',
      'FCP ratio',
      'LCP ratio',
    ],
    [...pages].map(([route, { own, plain }]) => [
      `\`${route}\``,
      `${whole(own.performance)} (${whole(plain.performance)})`,
      [own.accessibility, own.bestPractices, own.seo].map(whole).join(' / '),
      whole(own.fcp),
      whole(own.lcp),
      `${whole(own.tbt)} (${whole(plain.tbt)})`,
      own.cls.toFixed(3),
      ratio(own.fcp, plain.fcp),
      ratio(own.lcp, plain.lcp),
    ]),
  );
