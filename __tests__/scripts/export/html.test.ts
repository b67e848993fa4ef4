/** @jest-environment node */
import { readPage, without } from '@/scripts/export/html';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>T</title></head><body>${body}</body></html>`;

/** The first element of a name in a page with the body. */
function first(name: string, body: string) {
  const html = page(body);
  const element = readPage(html).elements.find((candidate) => candidate.name === name)!;
  const source = ({ start, end }: { start: number; end: number }) => html.slice(start, end);
  return { ...element, source: source(element), insideSource: source(element.inside) };
}

it('an element is where it stands in the source', () => {
  expect(first('p', '<div><p class="a">one <b>two</b></p></div>')).toMatchObject({
    source: '<p class="a">one <b>two</b></p>',
    insideSource: 'one <b>two</b>',
    text: 'one ',
    isEmpty: false,
  });
});

it('an element without an end tag is where it stands, too', () => {
  expect(first('img', 'a<img src="/a.png">b')).toMatchObject({ source: '<img src="/a.png">' });
});

it('attributes are decoded, their names in lower case', () => {
  const { attributes } = first('a', '<a hRef="/?a=1&amp;b=2" download>x</a>');

  expect([...attributes]).toEqual([
    ['href', '/?a=1&b=2'],
    ['download', ''],
  ]);
});

it('a script’s text is no markup', () => {
  expect(first('script', '<script>"<p>"</script>').text).toBe('"<p>"');
  expect(readPage(page('<script>"<p>"</script>')).elements.map(({ name }) => name)).not.toContain(
    'p',
  );
});

it.each([
  ['what is shown without scripts', '<noscript><i>x</i></noscript>'],
  ['what a template holds', '<template><i>x</i></template>'],
])('finds %s', (_, body) => {
  expect(first('i', body).source).toBe('<i>x</i>');
});

it('tags that a browser adds have no place and are left out', () => {
  const names = readPage(page('<table><tr><td>x</td></tr></table>')).elements.map(
    ({ name }) => name,
  );

  expect(names).toEqual(['html', 'head', 'title', 'body', 'table', 'tr', 'td']);
});

it('tells what lies in an island; the island’s own element does not', () => {
  const { elements } = readPage(page('<div data-island="share"><p>x</p></div><i>y</i>'));

  expect(elements.filter(({ inIsland }) => inIsland).map(({ name }) => name)).toEqual(['p']);
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
