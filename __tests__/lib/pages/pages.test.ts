import { inTemporaryFolder } from '../../support/temporary-folder';
import { parseTextPage, textPageHtml } from '@/lib/pages/parse-text-page';
import { PAGES_FOLDER, textPages } from '@/lib/pages/text-pages';

const { lay } = inTemporaryFolder();

const HEAD = '---\ntitle: "Вопросы" и "ответы"\nplace: menu\n---\n';
const FILE = 'lib/content/pages/faq.md';
const parse = (text: string) => parseTextPage(FILE, text);

/** With «_» for a no-break space. */
const htmlOf = (text: string) =>
  textPageHtml(parse(HEAD + text), '/app')
    .trim()
    .replaceAll(/&nbsp;|\u00a0/g, '_');

it('a text page has an address, a title, a place, and its first paragraph as description', () => {
  const text = '\r\nДа - *с*  \r\n[нуля](/help/) &amp; "до".';
  expect(parse(`\ufeff${HEAD.replaceAll('\n', '\r\n')}${text}`.slice(1))).toMatchObject({
    ...{ path: '/faq/', title: '«Вопросы» и\u00a0«ответы»', place: 'menu' },
    description: 'Да\u00a0— с нуля & «до».',
  });
});

it.each([
  ['потеряна строка ---', 'title: А\n---\n\nТекст.'],
  ['потеряна строка ---', '---\ntitle: А\n\nТекст.'],
  ['верните перед ней строку ---', '---\ntitle: А\n\nТекст.\n\n---\n'],
  ['нужна строка title:', '---\n---\nТекст.'],
  ['в строке place: нужно footer', '---\ntitle: А\n---\n'],
  ['строка «date: 1»', '---\ntitle: А\ndate: 1\n---\n'],
  ['«<b>» — код HTML', `${HEAD}Слово <b>жирно</b>.`],
  ['ссылка «javascript:x()» не работает', `${HEAD}[А](javascript:x())`],
  ['ссылка «help» не работает', `${HEAD}[А](help)`],
  ['картинки на этих страницах не показываются', `${HEAD}![А](/a.png)`],
])('a text page is refused with «%s»', (message, text) => {
  expect(() => parse(text)).toThrow(/^lib\/content\/pages\/\S+\.md: .*\.$/);
  expect(() => parse(text)).toThrow(message);
});

it.each(['Вопросы.md', 'privacy.md.txt', 'FAQ.MD', 'terms.markdown', 'folder/a.md'])(
  'beside a page, drafts and system files, pages/%s is refused',
  (name) => {
    for (const one of ['a.md', '_a.md', 'README.md', '.DS_Store', '.gitkeep', 'Thumbs.db', name])
      lay(`${PAGES_FOLDER}/${one}`, HEAD);

    const [file] = name.split('/');
    expect(textPages).toThrow(`${PAGES_FOLDER}/${file}: имя страницы — строчные`);
  },
);

it.each([
  [
    '# Раздел\n\n[Ещё](/help/) & [там](https://a.ru/a-b?c=(d))\n\n12 000',
    '<h2 id="раздел">Раздел</h2>\n<p><a href="/app/help/">Ещё</a> &amp; <a href="https://a.ru/a-b?c=(d)">там</a></p>\n<p>12_000</p>',
  ],
  [
    '- **"Оператор"** - это, _"а"_\n- в\n  **"меню** ООО "А"" -- раз',
    '<ul>\n<li><strong>«Оператор»</strong>_— это, <em>«а»</em></li>\n<li>в_<strong>«меню</strong> ООО „А“»_— раз</li>\n</ul>',
  ],
  [
    '[а "б"][1] < b & c "d"\n\n[1]: /help/ "О - нас"',
    '<p><a href="/app/help/" title="О - нас">а_«б»</a> &lt; b_&amp; c_«d»</p>',
  ],
  [
    '"`a - "b"`" &laquo;в&raquo;\n\n    "a" - b',
    '<p>«<code>a - "b"</code>» «в»</p>\n<pre><code>"a" - b\n</code></pre>',
  ],
  [
    '## Срок - "год"\n## Срок - "год"\n[Срок](#x)',
    '<h2 id="срок---год">Срок_— «год»</h2>\n<h2 id="срок---год-1">Срок_— «год»</h2>\n<p><a href="#x">Срок</a></p>',
  ],
])('the Markdown %j becomes HTML with typeset words and ids', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

it('the columns of a table keep their alignment', () => {
  expect(htmlOf('| а | б |\n| - | -: |\n| в | 1 |')).toContain('<td data-align="right">1</td>');
});
