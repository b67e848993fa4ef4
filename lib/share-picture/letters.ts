/**
 * Matches the letters that both fonts of the share picture contain, according to their `cmap` tables. For any
 * other letter, next/og would download a font.
 */
const LETTERS =
  /[\x20-~\u00a0-\u0107\u010c-\u0113\u0116-\u011b\u011e-\u011f\u0122-\u0123\u0126-\u0127\u012a-\u012b\u012e-\u0131\u0136-\u0137\u0139-\u013e\u0141-\u0148\u014c-\u014d\u0150-\u015b\u015e-\u0161\u0164-\u0165\u016a-\u0173\u0178-\u017e\u0192\u0218-\u021b\u0301\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e-\u045f\u0490-\u049d\u04a0-\u04a5\u04aa-\u04ab\u04ae-\u04b3\u04b6-\u04bb\u2011\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039-\u203a\u20ac\u20b4\u20bd\u2116\u2122\u2212\u2248\u2264-\u2265]/;

/** Matches soft hyphens, joiners and other invisible characters. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufe0f]/gu;

/**
 * Returns the text as the share picture draws it. Invisible characters are removed, line breaks become
 * spaces, and tabs and special spaces become no-break spaces.
 *
 * @throws Error with a Russian sentence that names the letters that the fonts do not have
 */
export function drawableText(text: string): string {
  const visible = text
    .replaceAll(INVISIBLE, '')
    .replaceAll('\n', ' ')
    .replaceAll(/[^\S ]/g, '\u00a0');
  const missing = [...new Set(visible)].filter((letter) => !LETTERS.test(letter));
  if (missing.length === 0) return visible;
  throw new Error(
    `Картинку для ссылок не нарисовать: в её шрифтах нет знаков ${missing.join(' ')}. Положите свою картинку в public/og.jpg, см. lib/content/README.md.`,
  );
}
