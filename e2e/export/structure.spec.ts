import { expect, test } from 'playwright/test';
import { exportedFiles, exportedPages, facts, findIn, pathOf } from '../support/exported';
import { readableUrl } from '@/lib/browser/urls/readable-url';
import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { icons } from '@/lib/logo/draw-icons';
import { platformsOf } from '@/lib/programs/programs';
import { releaseAnchor } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';
import { home } from '@/lib/words/home';
import { notFound } from '@/lib/words/not-found';
import { windows } from '@/lib/words/windows';

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** Selects elements that lack a name or the right language. axe and html-validate report only some of them. */
const unnamed = [
  ':is(nav, dialog, div[role=group], svg:not([aria-hidden])):not([aria-label], [aria-labelledby])',
  // The icon beside the site's name needs no description, nor does a picture in a link that contains text.
  `img:is(:not([alt]), [alt=""]):not([src="${facts.basePath}${icons.vector}"], a:has(span) img)`,
  'html:not([lang=ru])',
];

for (const file of exportedPages) {
  test(`${file} has lang=ru, two logos, names of landmarks, dialogs, pictures and tables, and marks links to itself`, () => {
    const find = findIn(`/${file}`);
    expect(find(unnamed.join()).map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(find('.brand > :is(svg, img)')).toHaveLength(2);
    const tables = find('table:not(.text-page table)');
    expect(tables).toHaveLength(find('table > caption').length);
    const own = `nav a[href="${facts.basePath}${pathOf(file)}"]`;
    expect(textsOf(find('[aria-current=page]'))).toEqual(textsOf(find(own)));
  });
}

test('no heading of an own page can have an id that the page itself uses', () => {
  const own = exportedPages
    .map((file) => findIn(`/${file}`))
    .filter((find) => find('.text-page')[0]);
  const ids = own.flatMap((find) => find('[id]:not(.text-page *)').map(({ id }) => id));
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => id === id.toLowerCase())).toEqual([]);
});

test('every class used on a page has a rule in the styles of that page', () => {
  for (const file of exportedPages) {
    const find = findIn(`/${file}`);
    const selectors = textsOf(find('style'))
      .join('')
      .matchAll(/\.((?:[\w-]|\\.)+)/g);
    const styled = new Set(Array.from(selectors, ([, name = '']) => name.replaceAll('\\', '')));
    const classes = find('[class]').flatMap(({ classList }) => [...classList]);
    const unstyled = classes.filter((name) => !styled.has(name));
    expect.soft(unstyled, file).toEqual([]);
  }
});

test('styles ask for the window’s width in pixels, which do not change with the text size', () => {
  const styles = exportedPages.flatMap((file) => textsOf(findIn(`/${file}`)('style'))).join('');
  const asked = Array.from(styles.matchAll(/@media[^{]*/g), ([query]) =>
    Array.from(query.matchAll(/[( ](?:min-|max-)?width[:<>= ]+([^)]+)/g), ([, width]) => width),
  );
  const known = ['480px', '768px', '800px', '992px', '1200px'];
  expect(asked.flat().filter((width) => !known.includes(width!))).toEqual([]);
});

test('no published name is one that block lists hide', () => {
  const word = /(^|[^a-z])(share|social|ads?|banner|cookie|popup|promo)([^a-z]|$)/i;
  const names = exportedPages.flatMap((file) =>
    findIn(`/${file}`)('body *').flatMap(({ attributes }) =>
      [...attributes].flatMap(({ name, value }) =>
        /^(id|class|data-island)$/.test(name) ? value.split(' ') : name,
      ),
    ),
  );
  expect([...new Set([...names, ...exportedFiles])].filter((name) => word.test(name))).toEqual([]);
});

test('foreign words, addresses, checksums and commands are marked translate=no, and transcriptions as such', () => {
  const { hyphenation, mark = '', transcription } = home.entry;
  const foreign = home.senses.map(({ example }) => example.foreign);
  const examples = home.senses.map(({ example }) => example.transcription);
  const all = [transcription, ...examples].filter((one) => one !== undefined);
  const windowsAddress = readableUrl(absoluteUrl(facts.homeUrl, routes.windows));
  const sums = facts.windows ? textsOf(findIn(routes.windows)('code')) : [];
  for (const page of exportedPages.map(pathOf)) {
    const own: Readonly<Record<string, readonly string[]>> = {
      [routes.home]: [hyphenation + mark, ...foreign],
      '/404/': [notFound.entry.hyphenation],
      '/404.html': [notFound.entry.hyphenation],
      [routes.windows]: windows.forComputer ? [windowsAddress, ...sums] : sums,
    };
    const plain = textsOf(findIn(page)('main :not([lang$=fonipa], :has(*))'));
    expect(
      plain.filter((text) => all.some((one) => text.includes(one))),
      page,
    ).toEqual([]);
    const untranslated = textsOf(findIn(page)('[translate=no]'));
    expect(untranslated, page).toEqual(expect.arrayContaining([...(own[page] ?? []), facts.email]));
  }
});

test('on the changes page, every release has an article and a link to that article', () => {
  const find = findIn(routes.changes);
  for (const { id, releases } of platformsOf(facts)) {
    const anchors = releases.map(({ version }) => releaseAnchor(id, version));
    const articles = find(`section[aria-labelledby="${id}"] article`);
    expect(articles.map((article) => article.id)).toEqual(anchors);
    for (const anchor of anchors) expect(find(`a[href="#${anchor}"]`), anchor).not.toEqual([]);
  }
});
