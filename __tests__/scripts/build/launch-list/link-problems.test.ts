import { inTemporaryFolder } from '../../../support/temporary-folder';
import { linkProblems } from '@/scripts/build/launch-list/link-problems';

const { lay } = inTemporaryFolder();

/** Problems of a site with a home page and a page of contacts that has the place «form». */
function problemsOf(html: string, homeUrl = 'https://slovarplus.ru') {
  lay('out/index.html', html);
  lay('out/help/index.html', '<main id="form"></main>');
  for (const name of ['a b.txt', 'islands/a.js']) lay(`out/${name}`, '');
  return linkProblems(homeUrl);
}

it.each([
  ['to a page', '<a href="/help/">'],
  ['to a place of a page', '<a href="/help/#form">'],
  ['to a file with a query', '<script src="/islands/a.js?v=1"></script>'],
  ['to a file with a space', '<a href="/a%20b.txt">'],
  ['by the whole address', '<link rel="canonical" href="https://slovarplus.ru/help/">'],
  ['to another site', '<a href="https://forum.slovarplus.ru/none">'],
  ['to the account service', '<form action="/acc/RequestDeleteUserByEmail">'],
  ['inside of a script', '<script>"<a href=\\"/none/\\">"</script>'],
])('a link %s is no problem', (_, html) => {
  expect(problemsOf(html)).toEqual([]);
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
])('a link %s is one problem, which names page and link', (_, html, address) => {
  expect(problemsOf(html)).toEqual([`out/index.html: ссылка «${address}» никуда не ведёт.`]);
});

it('under a sub-path a link has to carry it', () => {
  const home = 'https://slovarplus.ru/app/';

  expect(problemsOf('<a href="/app/help/"><a href="/app/"><a href="/app">', home)).toEqual([]);
  expect(problemsOf('<a href="/app/none/">', home)).toHaveLength(1);
});
