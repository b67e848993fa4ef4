import { EXPORT_FOLDER } from '../folders';
import { staleSentence } from '../pictures/screenshots/record';
import { contrastProblems } from './contrast-problems';
import { expiryProblems } from './expiry';
import { linkProblems } from './link-problems';
import { productProblems } from './product-problems';
import { type LaunchState } from './read-launch-state';
import { sampleProblems } from './sample-problems';
import { settingsProblems } from './settings-problems';
import { staleProblems } from './stale-problems';
import { statementProblems } from './statement-problems';
import { hasProgram } from '@/lib/product/platforms';
import { PRODUCT_FILE } from '@/lib/product/schema';
import { originalOf, themes } from '@/lib/screenshots/files';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Problems of one kind, in Russian sentences. */
export interface ProblemGroup {
  readonly title: string;
  readonly problems: readonly string[];
}

/** Placeholder files that stand for an installer. */
function installerProblems({ product, placeholders }: LaunchState): string[] {
  const { file } = product.windows.installer;
  return placeholders.map((name) =>
    name === file && hasProgram(product, 'windows')
      ? `${DOWNLOADS_FOLDER}${name}: это заглушка, а не установщик.`
      : `${DOWNLOADS_FOLDER}${name}: это наша заглушка, и она попадёт на сайт; удалите файл.`,
  );
}

function screenshotProblems({ screenshotIds, originals, stale, leftovers }: LaunchState): string[] {
  // By us, because the owner has given no picture of the app.
  const drawn = screenshotIds.filter((id) =>
    themes.some((theme) => originalOf(id, theme, originals) === undefined),
  );
  const problems = [
    [
      drawn,
      `Нарисованы нами, а не сняты в приложении (${drawn.length}): ${drawn.join(', ')}. Положите снимки в screenshots/.`,
    ],
    [stale, staleSentence(stale)],
    [leftovers, `Картинок нет в слайдах: ${leftovers.join(', ')}. Их уберёт npm run screenshots.`],
  ] as const;
  return problems.flatMap(([names, sentence]) => (names.length > 0 ? sentence : []));
}

const iconProblems = ({ ownIcon }: LaunchState) =>
  ownIcon
    ? []
    : [
        'Это наш знак, а не ваш: положите lib/content/icon.svg или icon.png, выполните npm run icon.',
      ];

/** What is still to be done before the launch; empty: nothing. */
export const allProblems = (state: LaunchState): readonly ProblemGroup[] =>
  [
    {
      title: 'Настройки (переменные или .env.local)',
      problems: settingsProblems(state.settings, state.product),
    },
    {
      title: `Сведения (${PRODUCT_FILE})`,
      problems: productProblems(state.product, state.settings.stores),
    },
    {
      title: `Слова от вашего имени: если всё так, впишите их имена в список confirmed (${PRODUCT_FILE})`,
      problems: statementProblems(state.product, state.settings),
    },
    {
      title: 'Осталось от образца (lib/content/README.md)',
      problems: sampleProblems(state.product, state.settings.siteName),
    },
    { title: 'Установщик для Windows (npm run release)', problems: installerProblems(state) },
    { title: 'Снимки экранов (screenshots/README.md)', problems: screenshotProblems(state) },
    { title: 'Иконка (lib/content/README.md)', problems: iconProblems(state) },
    { title: 'Цвета (lib/content/README.md)', problems: contrastProblems(state.themes) },
    {
      title: `Собранный сайт (${EXPORT_FOLDER}/)`,
      problems: [
        ...staleProblems(state.built, state.stamp, state.sources),
        ...linkProblems(state.built, state.settings),
        ...expiryProblems(state.securityTxt, state.now, state.isOwnSecurityTxt),
      ],
    },
  ].filter(({ problems }) => problems.length > 0);

/** The text for the terminal: the problems, or, if there are none, the remarks. */
export function report(groups: readonly ProblemGroup[], remarks: readonly string[]): string {
  if (groups.length === 0) return ['К запуску всё готово.', ...remarks].join('\n');
  const parts = groups.map(({ title, problems }) =>
    [title, ...problems.map((problem) => `  — ${problem}`)].join('\n'),
  );
  const count = groups.flatMap(({ problems }) => problems).length;
  return [`До запуска осталось дел: ${count}`, ...parts].join('\n\n');
}
