import { lay } from '../../../support/temporary-folder';
import { readPage } from '@/lib/html/html';
import { pageCss } from '@/scripts/build/export/page-css';

/** Signs with a meaning in HTML, CSS, JavaScript, an address or a search pattern, and a word that is a class. */
const TEXT = `// /* < > & " ' \` { } \\ $\{} % </p> */ --> # <!-- $& notice`;

/** Reduces a page's CSS. Its island adds the class `late`, and says the text in a comment, as the page does. */
function reduce(css: string) {
  const text = TEXT.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const body = `<p title="${text}">${text}</p><p class="a [&amp;&gt;svg]:p-(--b)">${text}</p>
    <noscript><i id="c">${text}</i></noscript><script>"notice"</script>`;
  lay('island.tsx', `/** A notice\n notice */ const style = \`late\`; // ${TEXT}`);
  return pageCss(css, readPage(body).elements, ['island.tsx']);
}

it.each([
  ['classes with signs', String.raw`.\[\&\>svg\]\:p-\(--b\){top:0}`],
  ['elements in `noscript`', '#c{color:red}'],
  ['classes that islands add', '.late{color:red}'],
  ['the :focus-visible state of any element', ':focus-visible{outline:3px solid red}'],
  ['attributes that scripts set on the root', ':root[data-input] .a{display:flex}'],
  ['layers, in their order', '@layer one,two;@layer two{.a{top:2px}}@layer one{.a{left:3px}}'],
  ['used variables', ':root{--b:0}.a{top:var(--b)}@property --b{syntax:"*";inherits:false}'],
])('the CSS of a page keeps %s', async (_, css) => {
  expect(await reduce(css)).toBe(css);
});

it.each([
  ['missing elements', '.other{top:0}table{top:0}'],
  ['words of texts, inline scripts and comments in code', '.notice{top:0}'],
  ['inner parts of fields', '::placeholder{opacity:1}::-webkit-search-decoration{top:0}'],
  ['variables that nothing reads', ':root{--c:0}@property --d{syntax:"*";inherits:false}'],
  ['browsers without @property', '@layer properties{*,:before{--tw-a:initial}}'],
])('the CSS of a page omits %s', async (_, css) => {
  expect(await reduce(`.a{left:0}${css}`)).toBe('.a{left:0}');
});
