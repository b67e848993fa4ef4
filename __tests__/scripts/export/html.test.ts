/** @jest-environment node */
import { readPage, without } from '@/scripts/export/html';

// What the steps of the export make of a page is tested with them.

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>T</title></head><body>${body}</body></html>`;

it.each([
  [
    'with other elements',
    '<div><p class="a">one <i>two</i></p></div>',
    'p',
    '<p class="a">one <i>two</i></p>',
  ],
  ['without an end tag', 'a<img src="/a.png">b', 'img', '<img src="/a.png">'],
  ['that is shown without scripts', '<noscript><i>x</i></noscript>', 'i', '<i>x</i>'],
  ['that a template holds', '<template><i>x</i></template>', 'i', '<i>x</i>'],
])('an element %s is where it stands in the source', (_, body, name, source) => {
  const html = page(body);
  const found = readPage(html).elements.find((element) => element.name === name);

  expect(html.slice(found?.start, found?.end)).toBe(source);
});

it('tags that a browser adds have no place and are left out', () => {
  const { elements } = readPage(page('<table><tr><td>x</td></tr></table>'));

  expect(elements.map(({ name }) => name)).toEqual([
    'html',
    'head',
    'title',
    'body',
    'table',
    'tr',
    'td',
  ]);
});

it('attributes are decoded, their names in lower case', () => {
  const { elements } = readPage(page('<a hRef="/?a=1&amp;b=2" download>x</a>'));

  expect(elements.at(-1)?.attributes).toEqual(
    new Map([
      ['href', '/?a=1&b=2'],
      ['download', ''],
    ]),
  );
});

it('takes places out of a page, also one in another', () => {
  expect(
    without('0123456789', [
      { start: 4, end: 5 },
      { start: 7, end: 8 },
      { start: 3, end: 6 },
    ]),
  ).toBe('012689');
});
