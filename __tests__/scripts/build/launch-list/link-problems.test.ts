import { inTemporaryFolder } from '../../../support/temporary-folder';
import { linkProblems } from '@/scripts/build/launch-list/link-problems';

const { lay } = inTemporaryFolder();

/** Returns the problems of a site whose contacts page has an element with the id «form». */
function problemsOf(html: string, homeUrl = 'https://slovarplus.ru') {
  lay('out/index.html', html);
  lay('out/help/index.html', '<main id="form"></main>');
  for (const name of ['a b.txt', 'islands/a.js']) lay(`out/${name}`, '');
  return linkProblems(homeUrl);
}

it.each([
  ['to a page', '<a href="/help/">'],
  ['to an element of a page', '<a href="/help/#form">'],
  ['to a file with a query', '<script src="/islands/a.js?v=1"></script>'],
  ['to a file with a space', '<a href="/a%20b.txt">'],
  ['to a page by its full address', '<link rel="canonical" href="https://slovarplus.ru/help/">'],
  ['to another site', '<a href="https://forum.slovarplus.ru/none">'],
  ['to the account service', '<form action="/acc/RequestDeleteUserByEmail">'],
])('a link %s is not reported as a problem', (_, html) => {
  expect(problemsOf(html)).toEqual([]);
});

it.each([
  ['to a missing page', '<a href="/none/">', '/none/'],
  ['to a missing element of another page', '<a href="/help/#none">', '/help/#none'],
  ['to a missing element of its own page', '<a href="#none">', '#none'],
  ['to a missing page inside of a template', '<template><a href="/none/"></template>', '/none/'],
  [
    'to a missing picture in a `srcset`',
    '<source srcset="/islands/a.js 1x, /b.webp 2x">',
    '/b.webp',
  ],
  [
    'to a missing page by its full address',
    '<a href="https://slovarplus.ru/none/">',
    'https://slovarplus.ru/none/',
  ],
  ['with an invalid escape', '<a href="/100%/#%">', '/100%/#%'],
])(
  'a link %s is reported as one problem, and the message names the page and the link',
  (_, html, address) => {
    expect(problemsOf(html)).toEqual([`out/index.html: ссылка «${address}» никуда не ведёт.`]);
  },
);

it('on a site with a sub-path, links below it are not reported, and a link to a missing page is reported', () => {
  const home = 'https://slovarplus.ru/app/';

  expect(problemsOf('<a href="/app/help/"><a href="/app/"><a href="/app">', home)).toEqual([]);
  expect(problemsOf('<a href="/app/none/">', home)).toHaveLength(1);
});
