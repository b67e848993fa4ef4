/** @jest-environment node */
import { exportedPage } from '../../support/exported-page';
import { finishPage, type PageContext } from '@/scripts/export/finish-page';
import { readPage } from '@/scripts/export/html';

const context: PageContext = {
  code: {
    loader: 'globalThis.seen=loaderSettings;',
    islands: new Map([
      ['share', { files: ['react.js', 'share.js'], components: ['components/share.tsx'] }],
      ['carousel', { files: ['react.js', 'carousel.js'], components: [] }],
    ]),
    fallbacks: { device: 'device.js', lightDismiss: 'light-dismiss.js' },
  },
  basePath: '/slovar',
  apiUrl: 'https://api.example',
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

const policyOf = (html: string) =>
  readPage(html)
    .elements.find(({ attributes }) => attributes.has('http-equiv'))
    ?.attributes.get('content');

/** What the page's loader is told. */
function toldTo(html: string): unknown {
  new Function(inlineText(html, 'script'))();
  return Reflect.get(globalThis, 'seen');
}

it('the policy comes right after the charset, before anything that it covers', async () => {
  const { elements } = readPage(await finish(island));
  const [, , charset, policy, ...rest] = elements;

  expect(charset?.attributes.has('charset')).toBe(true);
  expect(policy?.attributes.get('http-equiv')).toBe('Content-Security-Policy');
  const names = rest.map(({ name, attributes }) => attributes.get('type') ?? name);
  expect(names.slice(0, names.indexOf('body')).sort()).toEqual([
    'meta',
    'script',
    'speculationrules',
    'style',
    'title',
  ]);
});

it('a page asks for no file of its own accord', async () => {
  expect(await finish(island)).not.toMatch(/<link|<script[^>]* src/);
});

it('a page has the rules of what it shows and of what its islands add', async () => {
  expect(inlineText(await finish(island), 'style')).toBe('.a{top:0}.b{left:0}');
  expect(inlineText(await finish('<p class="a">x</p>'), 'style')).toBe('.a{top:0}');
});

it('a page’s loader knows the islands of the page, under the sub-path', async () => {
  expect(toldTo(await finish(`${island}${island}`))).toEqual({
    folder: '/slovar/islands/',
    islands: { share: ['react.js', 'share.js'] },
    fallbacks: { device: 'device.js', lightDismiss: 'light-dismiss.js' },
  });
});

it('the speculation rules are those of the sub-path', async () => {
  expect(await finish(island)).toContain('"href_matches":"/slovar/{*/}?"');
});

it('only a page that sends something to the account service may call it', async () => {
  const form = '<form action="https://api.example/acc/RequestDeleteUserByEmail"></form>';

  expect(policyOf(await finish(island))).not.toContain('https://api.example');
  expect(policyOf(await finish(form))).toContain("form-action 'self' https://api.example");
});

it('a page with an unknown island stops the build with a sentence', async () => {
  await expect(finish('<div data-island="menu"></div>')).rejects.toThrow(
    'It has an island «menu», which components/island/entries has not.',
  );
});

it('a page that is finished is not finished again', async () => {
  await expect(finishPage(await finish(island), context)).rejects.toThrow(
    'It has nothing of Next; run next build first.',
  );
});
