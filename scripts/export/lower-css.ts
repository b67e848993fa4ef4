import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import { cssTargets } from './browser-targets';

/** A size by the window without a phone's bars (Chrome 108, Firefox 101, Safari 15.4). */
const DYNAMIC = /(?<=\d)d(?=v[hw]\b)/g;

/** Puts a declaration with the older unit before each that older browsers drop. */
function addOlderUnits(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls((declaration) => {
    const value = declaration.value.replaceAll(DYNAMIC, '');
    if (value !== declaration.value) declaration.cloneBefore({ value });
  });
  return sheet.toString();
}

/**
 * Writes CSS in words that the oldest browsers of package.json's `browserslist` know: nesting, ranges
 * in media queries, prefixes, older units. A selector that one of them does not know stands alone, because
 * it would take the rest of its list with it. What has no older word, such as `:has()`, stays.
 */
export function lowerCss(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(addOlderUnits(css)),
    minify: true,
    targets: cssTargets,
    // Of `color-scheme` it would make variables for `light-dark()`, which nothing uses.
    exclude: Features.LightDark,
  });
  return code.toString();
}
