import { type Page } from 'playwright';

/** Font, its Debian package, and a text to compare its letters by. */
const required = [
  { family: 'Inter', package: 'fonts-inter', sample: 'Словарь' },
  { family: 'Noto Serif', package: 'fonts-noto-core', sample: 'flâner' },
  { family: 'Noto Sans', package: 'fonts-noto-core', sample: 'ʁʊœʐɣ' },
  { family: 'Noto Serif Georgian', package: 'fonts-noto-core', sample: 'ნისლი' },
  { family: 'Noto Sans Georgian', package: 'fonts-noto-core', sample: 'ნისლი' },
] as const;

/**
 * Without a font the browser takes another one, and the picture differs without an error.
 *
 * @throws with the names of the fonts that are not installed
 */
export async function checkFonts(page: Page): Promise<void> {
  // No named function: tsx would add a call of its own helper, which the page does not have.
  const missing = await page.evaluate((fonts) => {
    const context = document.createElement('canvas').getContext('2d');
    return fonts.filter(({ family, sample }) => {
      // A family that is not installed is drawn as one that does not exist.
      const widths = [family, 'No such font'].map((name) => {
        if (!context) return 0;
        context.font = `72px "${name}"`;
        return context.measureText(sample).width;
      });
      return widths[0] === widths[1];
    });
  }, required);
  if (missing.length === 0) return;
  const names = missing.map((font) => `${font.family} (package ${font.package})`);
  throw new Error(`Install the fonts first: ${names.join(', ')}.`);
}
