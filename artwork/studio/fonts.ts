import { type Page } from 'playwright';

/** Font, Debian package that holds it, letters only it should draw. */
const required = [
  { family: 'Inter', package: 'fonts-inter', sample: 'Словарь' },
  { family: 'Noto Serif', package: 'fonts-noto-core', sample: 'flâner' },
  { family: 'Noto Sans', package: 'fonts-noto-core', sample: 'ʁʊœʐɣ' },
  { family: 'Noto Serif Georgian', package: 'fonts-noto-core', sample: 'ნისლი' },
  { family: 'Noto Sans Georgian', package: 'fonts-noto-core', sample: 'ნისლი' },
] as const;

/**
 * A missing font would quietly give other pictures on another machine.
 *
 * @throws with the names of the fonts that are not installed
 */
export async function checkFonts(page: Page): Promise<void> {
  // Inside the page no function may have a name: tsx would call its own helper, absent there.
  const missing = await page.evaluate((fonts) => {
    const context = document.createElement('canvas').getContext('2d');
    return fonts.filter(({ family, sample }) => {
      // Font matching gives an unknown family the same letters as a name nobody could have.
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
