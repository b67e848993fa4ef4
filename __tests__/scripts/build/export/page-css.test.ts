import { readPage } from '@/scripts/build/export/html';
import { pageCss } from '@/scripts/build/export/page-css';

const body = '<p class="a">x</p><noscript><i id="c">y</i></noscript>';
const source = '/** A notice\n notice */ // notice';

/** Returns the CSS of a page with the HTML in `body` and `more`. The code of its islands is `source`. */
const pageCssOf = (css: string, more = '') =>
  pageCss(css, readPage(`<html><head></head><body>${body}${more}</body></html>`).elements, source);

it.each([
  ['elements in `noscript`', '#c{color:red}'],
  ['the :hover state of an element', '.a:hover{color:red}'],
  ['tabular digits', '.a{font-feature-settings:"tnum"}'],
  ['the :focus-visible state of any element', ':focus-visible{outline:3px solid red}'],
  ['attributes that scripts set on the root', ':root[data-scripting] .a{display:flex}'],
  ['attributes that islands set', '.a[aria-current=page]{color:red}'],
])('the CSS of a page keeps rules for %s', async (_, css) => {
  expect(await pageCssOf(css)).toBe(css);
});

it.each([
  [
    'the exception for hidden=until-found',
    '[hidden]:where(:not([hidden=until-found])){top:0}',
    '[hidden]{top:0}',
  ],
  [
    'fallbacks of variables that `:root` sets',
    ':root{--set:red}.a{--own:red;color:var(--set,blue);fill:var(--own,blue);top:var(--open,0px)}',
    ':root{--set:red}.a{--own:red;color:var(--set);fill:var(--own,blue);top:var(--open,0px)}',
  ],
  [
    'registrations of unused variables',
    '.a{color:var(--used)}@property --used{syntax:"*";inherits:false}@property --other{syntax:"*";inherits:false}',
    '.a{color:var(--used)}@property --used{syntax:"*";inherits:false}',
  ],
  [
    'rules for browsers without @property',
    '@layer properties{@supports (x:y){*,:before{--tw-a:initial}}}.a{top:var(--tw-a)}',
    '.a{top:var(--tw-a)}',
  ],
  ['rules for missing elements', '.a{top:0}.other{top:0}table{top:0}', '.a{top:0}'],
  ['rules for classes that only code comments name', '.notice{top:0}', ''],
  ['default values', '.a{font-feature-settings:normal;letter-spacing:inherit;top:0}', '.a{top:0}'],
  ['unused variables', ':root{--b:0;--c:0}.a{top:var(--b)}', ':root{--b:0}.a{top:var(--b)}'],
])('the CSS of a page omits %s', async (_, css, kept) => {
  expect(await pageCssOf(css, '<b hidden></b>')).toBe(kept);
});

it.each([
  [
    'plain rules instead of layers, in the same order of precedence',
    '@layer one,two;.a{top:1px}@layer two{.a{top:2px}}@layer one{.a{left:3px}}',
    '.a{top:1px;left:3px}',
  ],
  ['separate rules instead of nested ones', '.a{&:hover{top:0}}', '.a:hover{top:0}'],
  ['a fallback for a new unit', '.a{height:100dvh}', '.a{height:100vh;height:100dvh}'],
])('for the oldest supported browsers, the CSS contains %s', async (_, css, lowered) => {
  expect(await pageCssOf(css)).toBe(lowered);
});

it.each([
  ['<input type="search">', 'keeps'],
  ['<input type="email" placeholder="x">', 'keeps'],
  ['<input type="email">', 'omits'],
  ['<input type="checkbox">', 'omits'],
])('if a page has %s, its CSS %s rules for pseudo-elements of fields', async (more, what) => {
  const css = '::placeholder{opacity:1}::-webkit-search-decoration{appearance:none}';

  expect(await pageCssOf(css, more)).toBe(what === 'keeps' ? css : '');
});
