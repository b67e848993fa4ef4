import { pageCss } from '@/scripts/build/export/page-css';

const body =
  '<p class="a [&amp;&gt;svg]:p-(--b)">x</p><noscript><i id="c">y</i></noscript><script>"scripted"</script>';
const source = '/** A notice\n notice */ const style = `late`; // notice';

it.each([
  ['classes with signs', String.raw`.\[\&\>svg\]\:p-\(--b\){top:0}`],
  ['elements in `noscript`', '#c{color:red}'],
  ['classes that islands add', '.late{color:red}'],
  ['the :focus-visible state of any element', ':focus-visible{outline:3px solid red}'],
  ['attributes that scripts set on the root', ':root[data-input] .a{display:flex}'],
  ['layers, in their order', '@layer one,two;@layer two{.a{top:2px}}@layer one{.a{left:3px}}'],
  ['used variables', ':root{--b:0}.a{top:var(--b)}@property --b{syntax:"*";inherits:false}'],
])('the CSS of a page keeps %s', async (_, css) => {
  expect(await pageCss(css, body, source)).toBe(css);
});

it.each([
  ['missing elements', '.other{top:0}table{top:0}'],
  ['classes that only code comments name', '.notice{top:0}'],
  ['words of inline scripts', '.scripted{top:0}'],
  ['inner parts of fields', '::placeholder{opacity:1}::-webkit-search-decoration{top:0}'],
  ['variables that nothing reads', ':root{--c:0}@property --d{syntax:"*";inherits:false}'],
  ['browsers without @property', '@layer properties{*,:before{--tw-a:initial}}'],
])('the CSS of a page omits %s', async (_, css) => {
  expect(await pageCss(`.a{left:0}${css}`, body, source)).toBe('.a{left:0}');
});
