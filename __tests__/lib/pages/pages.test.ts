import { rightTexts } from '../../support/right-texts';
import { lay } from '../../support/temporary-folder';
import { parseTextPage, textPageHtml } from '@/lib/pages/parse-text-page';
import { PAGES_FOLDER, textPages } from '@/lib/pages/text-pages';

const HEAD = '---\ntitle: "Вопросы" и "ответы"\nplace: menu\n---\n';
const parse = (text: string) => parseTextPage('lib/content/pages/faq.md', text);

it('a text page has an address, a title, a place, and its first paragraph as description', () => {
  const text = '\r\nДа - *с*  \r\n[нуля](/help/) &amp; "до".';
  expect(parse(HEAD.replaceAll('\n', '\r\n') + text)).toMatchObject({
    ...{ path: '/faq/', title: '«Вопросы» и\u00a0«ответы»', place: 'menu' },
    description: 'Да\u00a0— с нуля & «до».',
  });
});

it.each<[message: string, text: string]>([
  ['потеряна строка ---', 'title: А\n---\n\nТекст.'],
  ['потеряна строка ---', '---\ntitle: А\n\nТекст.'],
  ['строка 4: «Текст.», а в начале файла бывают', '---\ntitle: А\n\nТекст.\n\n---\n'],
  ['строка 1, title: поля нет', '---\nplace: menu\n---\nТекст.'],
  ['строка 4, place: нужно footer', '\n---\ntitle: А\nplace: top\n---\n'],
  ['строка 3: поля «date» не бывает', '---\nplace: menu\ndate: 1\ntitle: А\n---\n'],
  ['текста нет', `${HEAD}\n\n`],
  ['строка 5: «<b>» — код HTML', `${HEAD}Слово <b>жирно</b>.`],
  ['строка 9: ссылка «javascript:x()» не работает', `${HEAD}А\n\n- б\n\n  [А](javascript:x())`],
  ['строка 5: ссылка «help» не работает', `${HEAD}[А](help)`],
  ['строка 6: картинки на этих страницах не показываются', `${HEAD}а\n![А](/a.png)`],
  ['строка 5: у ссылки «[](/help/)» нет слов', `${HEAD}[](/help/)`],
  ['строка 5: «| а | б |» — таблица', `${HEAD}| а | б |\n|—|—|\n| в | г |`],
  ['строка 6: «— | —» — таблица', `${HEAD}- а | б\n  — | —`],
  ['строка 9: «| в |» — таблица', `${HEAD}| а |\n|---|\n| б |\n\n| в |\n| г |`],
  ['строка 7: в строке таблицы «| в | г | д |»', `${HEAD}| а | б |\n|---|---|\n| в | г | д |`],
  ['строка 6: «**Внимание» — жирное не закрыто', `${HEAD}а\n**Внимание, да.`],
  ['строка 7: «##Вопрос» — после решёток', `${HEAD}а\n\n##Вопрос`],
  ...['[а] (/b/)', '(а)[/b/]', '[а](/b c/)', '[а] (https://a.ru)', '[а](#б в)'].map<
    [string, string]
  >((link) => ['строка 5: «' + link.slice(0, 3), `${HEAD}${link}`]),
])('a text page is refused with «%s»', (message, text) => {
  expect(() => parse(text)).toThrow(/^lib\/content\/pages\/\S+\.md[,:] .*\.$/);
  expect(() => parse(text)).toThrow(message);
});

it.each([
  ...rightTexts.filter((text) => !/<[bk]>/.test(text)),
  ...[
    'а | б',
    '`**да` \\*\\*б',
    '```\n##А\n| а |\n| б |\n[а] (/b/)\n```',
    '| а | б |\n|-|-|\n| `в\\|г` | д | |',
  ],
])('the text page %j is accepted', (text) => {
  expect(() => parse(HEAD + text)).not.toThrow();
});

it.each(['Вопросы.md', 'privacy.md.txt', 'FAQ.MD', 'terms.markdown', 'folder/a.md'])(
  'beside pages, drafts and system files, pages/%s is refused',
  (name) => {
    for (const one of ['a.md', '_a.md', 'README.md', '.DS_Store', '.gitkeep', 'a.md~', name])
      lay(`${PAGES_FOLDER}/${one}`, `${HEAD}Текст.`);

    const [file] = name.split('/');
    expect(textPages).toThrow(`${PAGES_FOLDER}/${file}: имя страницы — строчные`);
  },
);

it.each([
  ['[А](/b/), [в](https://a.ru/(c))', '<a href="/app/b/">А</a>, <a href="https://a.ru/(c)">в'],
  ['**"О"** - это, _"а"_ -- 12 000', '<strong>«О»</strong>_— это, <em>«а»</em>_— 12_000'],
  ['- в\n  **"меню** ООО "А""', '<li>в_<strong>«меню</strong> ООО „А“»</li>'],
  ['[Да][1] < b & c "d"\n\n[1]: /b/ "О - нас"', 'title="О - нас">Да</a>_&lt; b_&amp; c_«d»'],
  ['"`a - "b"`" &laquo;в&raquo;', '«<code>a - "b"</code>» «в»'],
  ['```\n"a" - b\n• c\n• d\n```', 'tabindex="0" aria-label="Код"><code>"a" - b\n• c\n• d\n</code>'],
  ['Есть:\n• а\n•б\n\nи • в', '<li>а</li> <li>б</li> </ul> <p>и_• в'],
  ['- [ ] а\n- [x] б', '<li>☐ а</li> <li>☑ б</li>'],
  ['а&nbsp;-- **б** в', 'а_— <strong>б</strong>_в'],
  ['Слово _--_ **б** в', 'Слово <em>--</em> <strong>б</strong> в'],
  [
    '    "Б" - _в_,\n    г\n- д\n\n\t\tе',
    '<p>«Б»_— <em>в</em>,<br>г</p> <ul> <li><p>д</p> <p>е</p>',
  ],
  ['«https://a.ru/б».', '«<a href="https://a.ru/%D0%B1">https://a.ru/б</a>».'],
  ['https://a.ru/б_—_в?г…', '<a href="https://a.ru/%D0%B1_%E2%80%94_%D0%B2?%D0%B3">'],
  ['https://a.ru/б— да', 'https://a.ru/б</a>— да'],
  ['~5~10 слов, ~~нет~~', '~5~10_слов, <del>нет</del>'],
  ['1. Да\n1.1. а\n1.2. б\n2.0 в', '<li>Да<br>1.1. а<br>1.2. б_2.0 в</li>'],
  ['Есть:\n— а;\n— б\n— в', 'Есть:<br>— а;<br>— б_— в'],
  ['# Срок - "2"\n# Срок - "2"', '<h2 id="срок---2-1">Срок_— «2»</h2>'],
  ['| а | б |\n| - | -: |\n| в | 1 |', '<td data-align="right">1</td>'],
  ['| а |\n| - |', '<div role="group" tabindex="0" aria-label="Таблица"><table>'],
])('the Markdown %j becomes HTML with %s', (text, html) => {
  const page = textPageHtml(parse(HEAD + text), '/app');
  expect(page.replaceAll(/&nbsp;/g, '_')).toContain(html);
});
