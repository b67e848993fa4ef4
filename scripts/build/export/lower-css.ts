import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import { cssTargets } from './browser-targets';

/** Units of the window without the bars of a phone's browser (Chrome 108, Firefox 101, Safari 15.4). */
const DYNAMIC = /(?<=\d)d(?=v[hw]\b)/g;

/** Adds a fallback with the older unit before each declaration that older browsers ignore. */
function addOlderUnits(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls((declaration) => {
    const value = declaration.value.replaceAll(DYNAMIC, '');
    if (value !== declaration.value) declaration.cloneBefore({ value });
  });
  return sheet.toString();
}

/**
 * Compiles CSS to a syntax that the oldest browsers of package.json's `browserslist` know: nesting,
 * media query ranges, prefixes, older units. A selector that one of them does not know becomes a
 * rule of its own, because it would make the whole list invalid. What cannot be compiled, such as
 * `:has()`, stays.
 *
 * @param unusedSymbols variables to leave out; rules that are empty then are left out, too
 */
export function lowerCss(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(addOlderUnits(css)),
    minify: true,
    targets: cssTargets,
    unusedSymbols,
    // It would add variables for `light-dark()` at each `color-scheme`, and nothing uses them.
    exclude: Features.LightDark,
  });
  // A prefix that Safari needs with a style or a colour only.
  return code.toString().replaceAll('-webkit-text-decoration:inherit;', '');
}
