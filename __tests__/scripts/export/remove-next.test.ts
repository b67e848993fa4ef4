/** @jest-environment node */
import { exportedPage } from '../../support/exported-page';
import { removeNext } from '@/scripts/export/remove-next';

const bodyOf = (html: string) => /<body>(.*)<\/body>/.exec(removeNext(html).html)?.[1];

it.each(['', '/slovar'])('leaves what was written and nothing else, at «%s/»', (basePath) => {
  expect(removeNext(exportedPage({ basePath })).html).toBe(
    '<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/><meta name="viewport" content="x"/>' +
      '<title>T</title></head><body><p class="a">text</p></body></html>',
  );
});

it('tells which style sheets it has taken', () => {
  expect(removeNext(exportedPage()).styleSheets).toEqual(['/_next/static/chunks/a.css']);
});

it.each([
  ['comments in an island', '<div data-island="share"><p>Ещё<!-- --> раз</p></div>'],
  ['structured data', '<script type="application/ld+json">{"@type":"WebPage"}</script>'],
  ['other inline scripts', '<script>early()</script>'],
  ['hidden parts that hold something', '<div hidden=""><p>text</p></div>'],
])('keeps %s', (_, body) => {
  expect(bodyOf(exportedPage({ body }))).toBe(body);
});

it('takes comments that stand outside of islands', () => {
  expect(bodyOf(exportedPage({ body: '<p>Версия <!-- -->1.2</p>' }))).toBe('<p>Версия 1.2</p>');
});

it.each([
  ['a picture', '<img src="/_next/static/media/a.png" alt="">', '/_next/static/media/a.png'],
  ['an icon', '<link rel="icon" href="/_next/static/media/icon.svg">', 'icon.svg'],
  ['an announcer', '<next-route-announcer id="__next-route-announcer__">', '__next-route'],
  ['a picture in a style', '<style>a{background:url(/_next/static/media/b.png)}</style>', 'b.png'],
])('%s of Next’s that is left stops the build with a sentence that shows it', (_, body, shown) => {
  expect(() => removeNext(exportedPage({ body }))).toThrow(
    new RegExp(`^Something of Next's is left in it: «.*${shown}.*»\\.$`),
  );
});

it('a page without anything of Next’s stops the build with a sentence', () => {
  const { html } = removeNext(exportedPage());

  expect(() => removeNext(html)).toThrow('It has nothing of Next; run next build first.');
});
