import { readFileSync } from 'node:fs';
import { EXPORT_FOLDER } from '../../shared/folders';
import { proxyCondition } from '../hosts/account-proxy';
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

/** Returns the launch list: headings, each with at least one Russian sentence about a problem. */
export function allProblems(settings: Settings, product: Product) {
  const themes = readTokens(readFileSync(TOKENS_FILE, 'utf8'));
  const iconProblem = 'Это наш знак, а не ваш: положите lib/content/icon.svg или icon.png.';
  const exportProblems = [...linkProblems(settings.homeUrl), ...expiryOf().problems];
  const groups: readonly (readonly [heading: string, problems: readonly string[]])[] = [
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
    ['Иконка (lib/content/README.md)', findOwnIcon('.') ? [] : [iconProblem]],
    ['Цвета (lib/content/README.md)', contrastProblems(themes)],
    [`Собранный сайт (${EXPORT_FOLDER}/)`, exportProblems],
  ];
  return groups.filter(([, problems]) => problems.length > 0);
}

/** Returns the text for the terminal: the launch list or, if it is empty, what the owner should remember. */
export function report(settings: Settings, product: Product): string {
  const groups = allProblems(settings, product);
  if (groups.length === 0) {
    const condition = proxyCondition(settings);
    const ready = condition ? `К запуску всё готово, если ${condition}` : 'К запуску всё готово.';
    return [ready, ...expiryOf().remarks].join('\n');
  }
  const parts = groups.map(([heading, problems]) =>
    [heading, ...problems.map((problem) => `  — ${problem}`)].join('\n'),
  );
  const count = groups.flatMap(([, problems]) => problems).length;
  return [`До запуска осталось дел: ${count}`, ...parts].join('\n\n');
}
