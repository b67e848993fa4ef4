/** @jest-environment node */
import { usedStyles } from '@/lib/export/used-styles';

const page =
  '<html><body><p class="a md:b">x</p><noscript><i id="c">y</i></noscript></body></html>';
const styled = (css: string) => usedStyles(css, page);

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
  expect(await styled('.a{color:red}.other{color:red}table{margin:0}@media print{.x{top:0}}')).toBe(
    '.a{color:red}',
  );
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

it('keeps registrations of custom properties that something uses', async () => {
  const used = '.a{color:var(--used)}@property --used{syntax:"*";inherits:false}';

  expect(await styled(`${used}@property --other{syntax:"*";inherits:false}`)).toBe(used);
});

it('keeps rules for the insides of fields where there are fields only', async () => {
  const css = '::placeholder{opacity:1}::-webkit-search-decoration{appearance:none}.a{color:red}';

  expect(await styled(css)).toBe('.a{color:red}');
  expect(await usedStyles(css, `${page}<input>`)).toBe(css);
});

it('leaves out what only browsers without @property need', async () => {
  const css = '@layer properties{@supports (x:y){*,:before{--tw-a:initial}}}.a{top:0}';

  expect(await styled(css)).toBe('@layer properties;.a{top:0}');
});
