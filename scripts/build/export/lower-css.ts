import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import { cssTargets } from './browser-targets';

/** Matches the «d» of the units `dvh` and `dvw`, which need Chrome 108, Firefox 101 or Safari 15.4. */
const DYNAMIC = /(?<=\d)d(?=v[hw]\b)/g;

/** Adds, above each declaration with `dvh` or `dvw`, the same one with `vh` or `vw` for older browsers. */
function addOlderUnits(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls((declaration) => {
    const value = declaration.value.replaceAll(DYNAMIC, '');
    if (value !== declaration.value) declaration.cloneBefore({ value });
  });
  return sheet.toString();
}

/**
 * Compiles CSS to a syntax that the oldest browsers of package.json's `browserslist` know. It rewrites nesting
 * and media query ranges, and adds prefixes and older units. A browser ignores a whole rule if it does not know
 * one of its selectors, so newer selectors get rules of their own. Syntax such as `:has()` cannot be compiled.
 *
 * @param unusedSymbols variables to remove, together with rules that are then empty
 */
export function lowerCss(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(addOlderUnits(css)),
    minify: true,
    targets: cssTargets,
    unusedSymbols,
    // Otherwise each `color-scheme` would get variables for `light-dark()`, which the site does not use.
    exclude: Features.LightDark,
  });
  // This declaration is removed, because Safari needs the prefix only if the decoration has a style or a colour.
  return code.toString().replaceAll('-webkit-text-decoration:inherit;', '');
}
