/** @jest-environment node */
import { exportedPage } from '../../support/exported-page';
import { finishPage, type PageContext } from '@/scripts/export/finish-page';
import { readPage } from '@/scripts/export/html';

/** No name of a file may end the loader's script. */
const fallbacks = { device: '</script>.js', lightDismiss: 'light-dismiss.js' };

const context: PageContext = {
  code: {
    loader: 'globalThis.seen=loaderSettings;',
    islands: new Map([
      ['share', { files: ['react.js', 'share.js'], components: ['components/share.tsx'] }],
      ['carousel', { files: ['react.js', 'carousel.js'], components: [] }],
    ]),
    fallbacks,
  },
  basePath: '/slovar',
  apiUrl: '',
  readAsset: (url) =>
    Promise.resolve(
      url === '/slovar/_next/static/chunks/a.css' ? '.a{top:0}.b{left:0}.c{right:0}' : '',
    ),
  readSource: (file) => Promise.resolve(file === 'components/share.tsx' ? "'b'" : ''),
};

const island = '<p class="a">x</p><div data-island="share"><button>Поделиться</button></div>';
const finish = (body: string) => finishPage(exportedPage({ basePath: '/slovar', body }), context);

const inlineText = (html: string, tag: string) =>
  readPage(html).elements.find(({ name, attributes }) => name === tag && !attributes.has('type'))
    ?.text ?? '';

it('a head has the policy before all that it covers, and asks for no file of its own accord', async () => {
  const { elements } = readPage(await finish(island));
  const names = elements.map(
    ({ name, attributes }) => attributes.get('http-equiv') ?? attributes.get('type') ?? name,
  );

  expect(names.slice(names.indexOf('head') + 1, names.indexOf('body'))).toEqual([
    'meta',
    'Content-Security-Policy',
    'meta',
    'style',
    'speculationrules',
    'script',
    'title',
  ]);
  expect(elements.filter(({ attributes }) => attributes.has('src'))).toEqual([]);
});

it('a page has the rules of what it shows and of what its islands add', async () => {
  expect(inlineText(await finish(island), 'style')).toBe('.a{top:0}.b{left:0}');
  expect(inlineText(await finish('<p class="a">x</p>'), 'style')).toBe('.a{top:0}');
});

it('a page’s loader knows the islands of the page, and its rules of speculation, the sub-path', async () => {
  const html = await finish(`${island}${island}`);
  new Function(inlineText(html, 'script'))();

  expect(Reflect.get(globalThis, 'seen')).toEqual({
    folder: '/slovar/islands/',
    islands: { share: ['react.js', 'share.js'] },
    fallbacks,
  });
  expect(html).toContain('"href_matches":"/slovar/{*/}?"');
});

it('a page with an unknown island stops the build with a sentence', async () => {
  await expect(finish('<div data-island="menu"></div>')).rejects.toThrow(
    'It has an island «menu», which components/island/entries has not.',
  );
});
