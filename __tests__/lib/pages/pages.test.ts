import { parseTextPage, textPageHtml } from '@/lib/pages/parse-text-page';

const HEAD = '---\ntitle: Вопросы "и" ответы\nplace: menu\n---\n';
const FILE = 'lib/content/pages/faq.md';
const parse = (text: string, file = FILE) => parseTextPage(file, text);

it('a text page has an address, a title, a place, and its first paragraph as description', () => {
  expect(
    parse(`\ufeff${HEAD.replaceAll('\n', '\r\n')}\r\nДа - *с* [нуля](/help/).`.slice(1)),
  ).toMatchObject({
    ...{ path: '/faq/', title: 'Вопросы «и» ответы', place: 'menu' },
    description: 'Да\u00a0— с\u00a0нуля.',
  });
});

it.each([
  ['имя файла станет адресом', HEAD, 'lib/content/pages/Вопросы.md'],
  ['нужна строка title:', 'Текст.', FILE],
  ['в строке place: нужно footer', '---\ntitle: А\n---\n', FILE],
  ['строка «date: 1»', '---\ntitle: А\ndate: 1\n---\n', FILE],
  ['«<b>» — код HTML', `${HEAD}Слово <b>жирно</b>.`, FILE],
  ['ссылка «javascript:x()» не работает', `${HEAD}[А](javascript:x())`, FILE],
  ['ссылка «help» не работает', `${HEAD}[А](help)`, FILE],
  ['картинки на этих страницах не показываются', `${HEAD}![А](/a.png)`, FILE],
])('a text page is refused with «%s»', (message, text, file) => {
  expect(() => parse(text, file)).toThrow(/^lib\/content\/pages\/\S+\.md: .*\.$/);
  expect(() => parse(text, file)).toThrow(message);
});

it('a text page becomes HTML with typeset words, and its links have the sub-path', () => {
  const text =
    '# Раздел\n\n- в "меню" - раз\n- `a - b`\n\n[Ещё](/help/) & [там](https://a.ru/a-b?c=(d))\n\n12 000\n';
  const html = textPageHtml(parse(HEAD + text), '/app');

  expect(html.replaceAll('\u00a0', '_')).toBe(
    '<h2>Раздел</h2>\n<ul>\n<li>в_«меню»_— раз</li>\n<li><code>a - b</code></li>\n</ul>\n<p><a href="/app/help/">Ещё</a> &amp; <a href="https://a.ru/a-b?c=(d)">там</a></p>\n<p>12_000</p>\n',
  );
});
