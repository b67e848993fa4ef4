/** @jest-environment node */
import { linkFindings } from '@/scripts/preflight/link-findings';

const root = { homeUrl: 'https://slovarplus.ru', basePath: '' };

/** Findings of a site with a home page and a page of contacts that has the place «form». */
const findingsOf = (html: string, site = root) =>
  linkFindings(
    {
      files: new Set(['index.html', 'help/index.html', 'a b.txt', 'islands/a.js']),
      pages: new Map([
        ['index.html', html],
        ['help/index.html', '<main id="form"></main>'],
      ]),
    },
    site,
  );

it.each([
  ['to a page', '<a href="/help/">'],
  ['to a place of a page', '<a href="/help/#form">'],
  ['to a file with a query', '<script src="/islands/a.js?v=1"></script>'],
  ['to a file with a space', '<a href="/a%20b.txt">'],
  ['by the whole address', '<link rel="canonical" href="https://slovarplus.ru/help/">'],
  ['to another site', '<a href="https://forum.slovarplus.ru/none">'],
  ['to the account service', '<form action="/acc/RequestDeleteUserByEmail">'],
  ['inside of a script', '<script>"<a href=\\"/none/\\">"</script>'],
])('a link %s is no finding', (_, html) => {
  expect(findingsOf(html)).toEqual([]);
});

it.each([
  ['to no page', '<a href="/none/">', '/none/'],
  ['to no place', '<a href="/help/#none">', '/help/#none'],
  ['to no place of its own page', '<a href="#none">', '#none'],
  ['to no page, inside of a template', '<template><a href="/none/"></template>', '/none/'],
  ['to no picture of a set', '<source srcset="/islands/a.js 1x, /b.webp 2x">', '/b.webp'],
  ['by the whole address', '<a href="https://slovarplus.ru/none/">', 'https://slovarplus.ru/none/'],
  ['with a broken escape', '<a href="/100%/#%">', '/100%/#%'],
  ['with an ampersand', '<a href="/none/?a=1&amp;b=2">', '/none/?a=1&b=2'],
])('a link %s is one finding, which names page and link', (_, html, address) => {
  expect(findingsOf(html)).toEqual([`out/index.html: ссылка «${address}» никуда не ведёт.`]);
});

it('under a sub-path a link has to carry it', () => {
  const site = { homeUrl: 'https://slovarplus.ru/app/', basePath: '/app' };

  expect(findingsOf('<a href="/app/help/"><a href="/app/"><a href="/app">', site)).toEqual([]);
  expect(findingsOf('<a href="/app/none/">', site)).toHaveLength(1);
});
