import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { fullSite } from '../support/site';
import { slides as ownSlides } from '../support/slides';
import { lay, layContent } from '../support/temporary-folder';
import type * as namedPage from '@/app/[page]/page.if-named';
import NotFoundPage from '@/app/not-found';
import sitemap from '@/app/sitemap';
import type * as ownWords from '@/lib/owner-files/words';
import { parseTextPage } from '@/lib/pages/parse-text-page';
import { textPages } from '@/lib/pages/text-pages';
import { site } from '@/lib/site';
import { pageExtensions } from '@/lib/site/published-pages';
import { routes } from '@/lib/site/routes';
import { resultPages } from '@/lib/words/result-pages';
import { shell } from '@/lib/words/shell';
import { slides } from '@/lib/words/slides';
import { filesBelow } from '@/scripts/shared/folders';

jest.mock('@/lib/site', () => ({ site: { ...jest.requireActual('../support/site').fullSite } }));
jest.mock('@/lib/pages/text-pages', () => ({ textPages: jest.fn() }));

/** Leaves out of words everything that their schema allows to leave out. */
function mockShortened(words: unknown, schema: unknown): unknown {
  if (schema instanceof z.ZodArray)
    return (words as unknown[]).map((one) => mockShortened(one, schema.element));
  if (!(schema instanceof z.ZodObject)) return words;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  const needed = fields.filter(([, field]) => !field.safeParse(undefined).success);
  return Object.fromEntries(
    needed.map(([name, field]) => [name, mockShortened((words as never)[name], field)]),
  );
}

jest.mock('@/lib/owner-files/words', () => {
  const actual = jest.requireActual<typeof ownWords>('@/lib/owner-files/words');
  const readWords: typeof actual.readWords = (file, shape) =>
    mockShortened(actual.readWords(file, shape), actual.group(shape)) as never;
  return { ...actual, readWords };
});
jest.mock('@/lib/words/result-pages', () => ({ resultCauses: [], resultPages: [] }));
jest.mock('@/lib/words/slides', () => ({ slides: [] }));
// Unit tests have no pictures.
jest.mock('@/lib/screenshots/published', () => ({
  publishedPicture: jest.fn(),
  webpSize: () => ({ width: 320, height: 640 }),
}));

const appFiles = filesBelow('app');
beforeEach(layContent);

const parts = 'accounts android windows forum dictionaries pages results slides'.split(' ');
const combinations = Array.from({ length: 2 ** parts.length }, (_, bits) =>
  parts.filter((_part, place) => (bits >> place) % 2 === 1).join(' '),
).filter((present) => /android|windows/.test(present));

const textPage = parseTextPage('a.md', '---\ntitle: А\nplace: footer\n---\n\nТекст.');
const [installable] = fullSite.windows!.releases;
const planned = { version: '9.9.9', date: '', changes: [] };
const error = { slug: 'error', result: 'error', title: 'Б', text: 'В', next: '', toDeletion: true };

function make(present: string) {
  const has = (part: string) => present.includes(part);
  const { accounts, android, windows, dictionaries } = fullSite;
  Object.assign(site, {
    accounts: has('accounts') ? accounts : null,
    android: has('android') ? android : null,
    windows: has('windows') ? { ...windows!, releases: [planned, installable] } : null,
    forum: has('forum') ? 'https://forum.example' : '',
    dictionaries: dictionaries.slice(0, has('dictionaries') ? 2 : 0),
  });
  jest.mocked(textPages).mockReturnValue(has('pages') ? [textPage] : []);
  Object.assign(resultPages, { length: 0 }, has('results') && [error]);
  Object.assign(slides, { length: 0 }, has('slides') && ownSlides);
  lay(`public/downloads/${installable!.installer!.file}`, 'MZ');
}

/** Returns the files of pages and of other routes that Next compiles, with their addresses. */
const compiled = (extensions: readonly string[]) =>
  appFiles.flatMap((file) => {
    const [, folder = '', kind, end = ''] = /^(?:(.+\/))?(page|route)\.(.+)$/.exec(file) ?? [];
    if (!extensions.includes(end)) return [];
    return { file, isPage: kind === 'page', address: `/${folder}` };
  });

async function render({ file, address }: { readonly file: string; readonly address: string }) {
  const page = (await import(`../../app/${file}`)) as Partial<typeof namedPage>;
  const all = page.generateStaticParams?.() ?? [{ page: '' }];
  // In an export, a dynamic route must have a page (vercel/next.js#61213).
  expect(all).not.toEqual([]);
  const render = async (params: { readonly page: string }) => [
    address.replace('[page]', params.page),
    renderToStaticMarkup(await page.default!({ params: Promise.resolve(params) })),
  ];
  return Promise.all(all.map(render));
}

const expectUnique = (all: readonly string[]) => expect(all).toEqual([...new Set(all)]);

it.each(combinations)(
  'with %s, no address is there twice, no element is empty, and no link is dead',
  async (present) => {
    make(present);

    const all = compiled(pageExtensions(site));
    expectUnique(all.map(({ address }) => address.replaceAll(/\[\w+\]/g, '[]')));
    const pages = (await Promise.all(all.filter(({ isPage }) => isPage).map(render))).flat();
    const addresses = pages.map(([address = '']) => address);
    expectUnique(addresses);

    const markup = pages.join() + renderToStaticMarkup(<NotFoundPage />);
    const empty =
      /<(a|p|d[dlt]|div|h\d|li|ol|small|t[dh]|ul)(?![^>]* (?:aria-l|empty:))(?: [^>]*)?><\/\1>/;
    expect(empty.exec(markup)?.[0]).toBeUndefined();
    expect(/.{60}(undefined|NaN)/.exec(markup)?.[0]).toBeUndefined();
    const links = Array.from(markup.matchAll(/ (?:href|src)="(\/[^"#]*)/g), ([, link = '']) =>
      link.replace(site.basePath, '').replace(/[^/]$/, '$&/'),
    );
    const known = [...addresses, ...all.map(({ address }) => address)];
    const missing = links.filter((to) => !/^\/(downloads|screens)\//.test(to));
    expect(missing.filter((to) => !known.includes(to))).toEqual([]);
    const has = (...wanted: string[]) => wanted.every((part) => present.includes(part));
    expect(links.includes(routes.downloads)).toBe(has('android', 'windows'));
    expect(markup.includes(shell.footer.deletion)).toBe(has('accounts'));
    expect(markup.includes('data-island="carousel"')).toBe(has('android', 'slides'));

    const offering = pages.filter(([address]) => address !== routes.changes);
    expect(offering.join()).not.toContain(planned.version);

    const listed = sitemap().map(({ url }) => url.replace(site.homeUrl, '/'));
    const results = resultPages.map(({ slug }) => `/${slug}/`);
    expect(listed.sort()).toEqual(addresses.filter((one) => !results.includes(one)).sort());
  },
);
