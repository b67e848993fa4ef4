/** @jest-environment node */
import { criticalCss } from '@/scripts/export/critical-css';
import { readPage } from '@/scripts/export/html';

const body = '<p class="a md:b">x</p><noscript><i id="c">y</i></noscript>';

/** The rules that a page keeps. @param source code of what its islands add */
const styled = (css: string, { more = '', source = '' } = {}) =>
  criticalCss(css, {
    elements: readPage(`<html><head></head><body>${body}${more}</body></html>`).elements,
    sources: source,
  });

it.each([
  ['of its classes', '.a{color:red}'],
  ['of escaped classes', '@media (width>=768px){.md\\:b{color:red}}'],
  ['of what is shown without scripts', '#c{color:red}'],
  ['of states', '.a:hover{color:red}'],
  ['of states that name no element', ':focus-visible{outline:3px solid red}'],
  ['that hang on what scripts write to the root', ':root[data-scripting] .a{display:flex}'],
  ['for what scripts set later', '.a[aria-current=page]{color:red}'],
  ['for every element', '*,:before,::backdrop{margin:0}'],
  ['for print', '@media print{.a{display:none}}'],
])('keeps rules %s', async (_, css) => {
  expect(await styled(css)).toBe(css);
});

it('keeps no rule of what the page does not have', async () => {
  expect(await styled('.a{color:red}.other{color:red}table{margin:0}')).toBe('.a{color:red}');
});

it.each([
  ['as a whole', '<p className="notice" />'],
  ['among others', '<p className="flex notice wide" />'],
  ['by condition', "<p className={`flex ${open ? 'notice' : ''}`} />"],
  ['in a constant', "const style = 'notice';"],
  ['after an apostrophe in a comment', "// It's\nconst style = 'notice';"],
  ['by their tag', '<output>'],
])('keeps rules of what islands add, named %s', async (_, source) => {
  const css = source === '<output>' ? 'output{top:0}' : '.notice{top:0}';

  expect(await styled(css, { source })).toBe(css);
  expect(await styled(css)).toBe('');
});

it('keeps no rule of what only a comment names', async () => {
  expect(await styled('.notice{top:0}', { source: '/** A notice\n notice */ // notice' })).toBe('');
});

it('keeps no reset of what nothing sets', async () => {
  expect(
    await styled('.a{font-variation-settings:inherit;font-feature-settings:normal;color:red}'),
  ).toBe('.a{color:red}');
  expect(await styled('.a{font-feature-settings:"tnum"}')).toBe('.a{font-feature-settings:"tnum"}');
});

it('keeps the order of layers, also of one that the page has no rule of', async () => {
  expect(await styled('@layer one{.other{top:0}}@layer two{.a{top:0}}')).toBe(
    '@layer one,two;@layer two{.a{top:0}}',
  );
});

it('keeps custom properties that something uses', async () => {
  const css = ':root{--used:red;--unused:red}.a{color:var(--used)}';

  expect(await styled(css)).toBe(':root{--used:red}.a{color:var(--used)}');
});

it('keeps fallbacks of custom properties that may be missing, and no others', async () => {
  const css = ':root{--set:red}.a{color:var(--set,blue);top:var(--open,0px)}';

  expect(await styled(css)).toBe(':root{--set:red}.a{color:var(--set);top:var(--open,0px)}');
});

it('keeps registrations of custom properties that something uses', async () => {
  const used = '.a{color:var(--used)}@property --used{syntax:"*";inherits:false}';

  expect(await styled(`${used}@property --other{syntax:"*";inherits:false}`)).toBe(used);
});

it('keeps no condition that holds nothing', async () => {
  const css = '@media print{.x{top:0}}@supports (a:b){@media (hover:hover){.y{top:0}}}.a{top:0}';

  expect(await styled(css)).toBe('.a{top:0}');
});

it('keeps no rule whose properties nothing uses', async () => {
  expect(await styled('@layer theme{:root,:host{--unused:red}}.a{top:0}')).toBe(
    '@layer theme;.a{top:0}',
  );
});

it.each([
  ['a field for search', '<input type="search">', true],
  ['a field with a placeholder', '<input type="email" placeholder="x">', true],
  ['a plain field', '<input type="email">', false],
  ['no field', '', false],
])('rules for the insides of fields on a page with %s are kept: %s', async (_, more, kept) => {
  const css = '::placeholder{opacity:1}::-webkit-search-decoration{appearance:none}';

  expect(await styled(css, { more })).toBe(kept ? css : '');
});

it('leaves out what only browsers without @property need', async () => {
  const css = '@layer properties{@supports (x:y){*,:before{--tw-a:initial}}}.a{top:0}';

  expect(await styled(css)).toBe('.a{top:0}');
});
