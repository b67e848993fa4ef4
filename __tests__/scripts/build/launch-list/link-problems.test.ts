import { inTemporaryFolder } from '../../../support/temporary-folder';
import { linkProblems } from '@/scripts/build/launch-list/link-problems';

const { lay } = inTemporaryFolder();

/** Returns the link problems of a home page. Another page, /help/, has an element with the id «form». */
function problemsOf(html: string, homeUrl = 'https://a.ru') {
  lay('out/index.html', html);
  lay('out/help/index.html', '<main id="form"></main>');
  for (const name of ['a b.txt', 'islands/a.js']) lay(`out/${name}`, '');
  return linkProblems(homeUrl);
}

it.each([
  ['a page', '<a href="/help/">'],
  ['an element of a page', '<a href="/help/#form">'],
  ['a file with a query', '<script src="/islands/a.js?v=1"></script>'],
  ['a file with a space', '<a href="/a%20b.txt">'],
  ['the full address of a page', '<link rel="canonical" href="https://a.ru/help/">'],
  ['another site', '<a href="https://forum.a.ru/none">'],
  ['the account service', '<form action="/acc/RequestDeleteUserByEmail">'],
])('a link to %s is not listed as a problem', (_, html) => {
  expect(problemsOf(html)).toEqual([]);
});

it.each([
  ['to a missing page', '<a href="/none/">', '/none/'],
  ['to a missing element of another page', '<a href="/help/#none">', '/help/#none'],
  ['to a missing element of its own page', '<a href="#none">', '#none'],
  ['from a `template` to a missing page', '<template><a href="/none/"></template>', '/none/'],
  ['to a missing picture', '<source srcset="/islands/a.js 1x, /b.webp 2x">', '/b.webp'],
  ['to the full address of a missing page', '<a href="https://a.ru/b">', 'https://a.ru/b'],
  ['with an invalid escape', '<a href="/100%/#%">', '/100%/#%'],
])('a link %s is listed with its address and the page that contains it', (_, html, address) => {
  expect(problemsOf(html)).toEqual([`out/index.html: ссылка «${address}» никуда не ведёт.`]);
});

it('on a site with a sub-path, only links to missing pages are listed as problems', () => {
  const links = '<a href="/app/help/"><a href="/app/"><a href="/app"><a href="/app/none/">';

  expect(problemsOf(links, 'https://a.ru/app/')).toEqual([
    'out/index.html: ссылка «/app/none/» никуда не ведёт.',
  ]);
});
