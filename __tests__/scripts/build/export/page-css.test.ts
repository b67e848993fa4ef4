import { readPage } from '@/scripts/build/export/html';
import { pageCss } from '@/scripts/build/export/page-css';

const body = '<p class="a">x</p><noscript><i id="c">y</i></noscript>';

/** The rules that a page keeps. @param source code of what its islands add */
const styled = (css: string, { more = '', source = '' } = {}) =>
  pageCss(css, readPage(`<html><head></head><body>${body}${more}</body></html>`).elements, source);

it.each([
  ['of what is shown without scripts', '#c{color:red}'],
  ['of states', '.a:hover{color:red}'],
  ['of figures', '.a{font-feature-settings:"tnum"}'],
  ['of states that name no element', ':focus-visible{outline:3px solid red}'],
  ['that hang on what scripts write to the root', ':root[data-scripting] .a{display:flex}'],
  ['for what scripts set later', '.a[aria-current=page]{color:red}'],
])('a page keeps rules %s', async (_, css) => {
  expect(await styled(css)).toBe(css);
});

it.each([
  ['what the page does not have', '.a{top:0}.other{top:0}table{top:0}', '.a{top:0}'],
  ['what only a comment names', '.notice{top:0}', ''],
  [
    'what nothing sets',
    '.a{font-variation-settings:inherit;font-feature-settings:normal;color:red}',
    '.a{color:red}',
  ],
  [
    'unused custom properties',
    ':root{--used:red;--unused:red}.a{color:var(--used)}',
    ':root{--used:red}.a{color:var(--used)}',
  ],
  [
    'fallbacks of custom properties that are set',
    ':root{--set:red}.a{color:var(--set,blue);top:var(--open,0px)}',
    ':root{--set:red}.a{color:var(--set);top:var(--open,0px)}',
  ],
  [
    'registrations of unused custom properties',
    '.a{color:var(--used)}@property --used{syntax:"*";inherits:false}@property --other{syntax:"*";inherits:false}',
    '.a{color:var(--used)}@property --used{syntax:"*";inherits:false}',
  ],
  [
    'conditions that hold nothing',
    '@media print{.x{top:0}}@supports (a:b){@media (hover:hover){.y{top:0}}}.a{top:0}',
    '.a{top:0}',
  ],
  [
    'what only browsers without @property need',
    '@layer properties{@supports (x:y){*,:before{--tw-a:initial}}}.a{top:0}',
    '.a{top:0}',
  ],
])('a page keeps none of %s', async (_, css, kept) => {
  expect(await styled(css, { source: '/** A notice\n notice */ // notice' })).toBe(kept);
});

it.each([
  [
    'the rules of layers in the layers’ order, those outside of them last',
    '@layer one,two;.a{top:1px}@layer two{.a{top:2px}}@layer one{.a{left:3px}}',
    '.a{top:1px;left:3px}',
  ],
  [
    'ranges in media queries as limits',
    '@media (width>=768px){.a{top:0}}',
    '@media (min-width:768px){.a{top:0}}',
  ],
  ['nested rules one by one', '.a{&:hover{top:0}}', '.a:hover{top:0}'],
  ['an older unit before a newer one', '.a{height:100dvh}', '.a{height:100vh;height:100dvh}'],
  [
    'a selector that not all of them know by itself',
    '.a:has(p),.a[open]{top:0}',
    '.a[open]{top:0}.a:has(p){top:0}',
  ],
])('the oldest browsers get %s', async (_, css, lowered) => {
  expect(await styled(css)).toBe(lowered);
});

it.each([
  ['a field for search', '<input type="search">', true],
  ['a field with a placeholder', '<input type="email" placeholder="x">', true],
  ['a plain field', '<input type="email">', false],
  ['a checkbox', '<input type="checkbox">', false],
])('rules for the insides of fields on a page with %s are kept: %s', async (_, more, kept) => {
  const css = '::placeholder{opacity:1}::-webkit-search-decoration{appearance:none}';

  expect(await styled(css, { more })).toBe(kept ? css : '');
});
