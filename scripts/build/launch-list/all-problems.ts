import { readFileSync } from 'node:fs';
import { EXPORT_FOLDER } from '../../shared/folders';
import { contrastProblems } from './contrast-problems';
import { expiryOf } from './expiry';
import { linkProblems } from './link-problems';
import { installerProblems, screenshotProblems } from './own-files-problems';
import { productProblems } from './product-problems';
import { sampleProblems } from './sample-problems';
import { settingsProblems } from './settings-problems';
import { statementProblems } from './statement-problems';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { findOwnIcon } from '@/lib/icons/own-icon';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';

/** A heading and problems of one kind, as Russian sentences. */
type ProblemGroup = readonly [title: string, problems: readonly string[]];

/** Returns everything that the owner must do before the site can be launched; may be empty. */
export function allProblems(settings: Settings, product: Product): readonly ProblemGroup[] {
  const groups: ProblemGroup[] = [
    ['Настройки (переменные или .env.local)', settingsProblems(settings, product)],
    [`Сведения (${PRODUCT_FILE})`, productProblems(product, settings.stores)],
    [
      `Слова от вашего имени: если всё так, впишите их имена в список confirmed (${PRODUCT_FILE})`,
      statementProblems(product, settings),
    ],
    [
      `Осталось от образца: перепишите, а что верно и о вашей программе, назовите в списке confirmed (${PRODUCT_FILE}), например home.senses`,
      sampleProblems(product, settings.siteName),
    ],
    ['Установщик для Windows (npm run release)', installerProblems(product)],
    ['Снимки экранов (screenshots/README.md)', screenshotProblems(product)],
    [
      'Иконка (lib/content/README.md)',
      findOwnIcon('.')
        ? []
        : ['Это наш знак, а не ваш: положите lib/content/icon.svg или icon.png.'],
    ],
    [
      'Цвета (lib/content/README.md)',
      contrastProblems(readTokens(readFileSync(TOKENS_FILE, 'utf8'))),
    ],
    [
      `Собранный сайт (${EXPORT_FOLDER}/)`,
      [...linkProblems(settings.homeUrl), ...expiryOf().problems],
    ],
  ];
  return groups.filter(([, problems]) => problems.length > 0);
}

/**
 * Returns the text for the terminal: the problems, or the remarks if there are no problems.
 *
 * @param condition a Russian sentence with what the owner must check before the launch, if anything
 */
export function report(
  groups: readonly ProblemGroup[],
  remarks: readonly string[],
  condition?: string,
): string {
  if (groups.length === 0) {
    const ready = condition ? `К запуску всё готово, если ${condition}` : 'К запуску всё готово.';
    return [ready, ...remarks].join('\n');
  }
  const parts = groups.map(([title, problems]) =>
    [title, ...problems.map((problem) => `  — ${problem}`)].join('\n'),
  );
  const count = groups.flatMap(([, problems]) => problems).length;
  return [`До запуска осталось дел: ${count}`, ...parts].join('\n\n');
}
