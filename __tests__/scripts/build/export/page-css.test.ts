import { readPage } from '@/scripts/build/export/html';
import { pageCss } from '@/scripts/build/export/page-css';

const body = '<p class="a">x</p><noscript><i id="c">y</i></noscript>';

/** The rules that the build keeps for a page. `source` is the code of components that may add elements. */
const pageCssOf = (css: string, { more = '', source = '' } = {}) =>
  pageCss(css, readPage(`<html><head></head><body>${body}${more}</body></html>`).elements, source);

it.each([
  ['for elements in `noscript`', '#c{color:red}'],
  ['for states such as :hover', '.a:hover{color:red}'],
  ['that style digits', '.a{font-feature-settings:"tnum"}'],
  ['for states that name no element', ':focus-visible{outline:3px solid red}'],
  [
    'that depend on attributes that scripts set on the root',
    ':root[data-scripting] .a{display:flex}',
  ],
  ['for attributes that scripts set later', '.a[aria-current=page]{color:red}'],
])('page CSS keeps rules %s', async (_, css) => {
  expect(await pageCssOf(css)).toBe(css);
});

it.each([
  [
    'rules for elements that the page does not have',
    '.a{top:0}.other{top:0}table{top:0}',
    '.a{top:0}',
  ],
  ['rules for names that only occur in comments of the code', '.notice{top:0}', ''],
  [
    'resets of properties that nothing sets',
    '.a{font-variation-settings:inherit;font-feature-settings:normal;letter-spacing:inherit;color:red}',
    '.a{color:red}',
  ],
  [
    'the exception for hidden="until-found", which no page uses',
    '[hidden]:where(:not([hidden=until-found])){display:none}',
    '[hidden]{display:none}',
  ],
  [
    'unused custom properties',
    ':root{--used:red;--unused:red}.a{color:var(--used)}',
    ':root{--used:red}.a{color:var(--used)}',
  ],
  [
    'fallbacks of custom properties that `:root` sets',
    ':root{--set:red}.a{--own:red;color:var(--set,blue);fill:var(--own,blue);top:var(--open,0px)}',
    ':root{--set:red}.a{--own:red;color:var(--set);fill:var(--own,blue);top:var(--open,0px)}',
  ],
  [
    'registrations of unused custom properties',
    '.a{color:var(--used)}@property --used{syntax:"*";inherits:false}@property --other{syntax:"*";inherits:false}',
    '.a{color:var(--used)}@property --used{syntax:"*";inherits:false}',
  ],
  [
    'rules for browsers without @property',
    '@layer properties{@supports (x:y){*,:before{--tw-a:initial}}}.a{top:var(--tw-a)}',
    '.a{top:var(--tw-a)}',
  ],
])('page CSS removes %s', async (_, css, kept) => {
  const source = '/** A notice\n notice */ // notice';
  expect(await pageCssOf(css, { more: '<b hidden></b>', source })).toBe(kept);
});

it.each([
  [
    'layers as plain rules in the layers’ order, followed by rules outside of layers',
    '@layer one,two;.a{top:1px}@layer two{.a{top:2px}}@layer one{.a{left:3px}}',
    '.a{top:1px;left:3px}',
  ],
  ['nested rules as separate rules', '.a{&:hover{top:0}}', '.a:hover{top:0}'],
  ['an older unit before a newer one', '.a{height:100dvh}', '.a{height:100vh;height:100dvh}'],
])('for the oldest browsers, page CSS writes %s', async (_, css, lowered) => {
  expect(await pageCssOf(css)).toBe(lowered);
});

it.each([
  ['kept on a page with a search field', '<input type="search">', true],
  ['kept on a page with a placeholder', '<input type="email" placeholder="x">', true],
  ['removed from a page with a plain field', '<input type="email">', false],
  ['removed from a page with a checkbox', '<input type="checkbox">', false],
])('the rules for parts of fields are %s', async (_, more, kept) => {
  const css = '::placeholder{opacity:1}::-webkit-search-decoration{appearance:none}';

  expect(await pageCssOf(css, { more })).toBe(kept ? css : '');
});
