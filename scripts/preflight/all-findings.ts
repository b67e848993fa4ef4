import { claimFindings } from './claim-findings';
import { contrastFindings } from './contrast-findings';
import { type BuiltSite, linkFindings } from './link-findings';
import { productFindings } from './product-findings';
import { screenshotFindings } from './screenshot-findings';
import { settingsFindings } from './settings-findings';
import { type Themes } from '@/lib/brand/tokens';
import { installerMismatch, isPlaceholder } from '@/lib/installer/verify';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';

/** Everything that is looked at before a launch. */
export interface LaunchState {
  readonly settings: Settings;
  readonly product: Product;
  /** Content of the installer; undefined: there is no file. */
  readonly installer: Buffer | undefined;
  /** Names of the screenshots on the pages, and of the files in screenshots/. */
  readonly screenshotIds: readonly string[];
  readonly originals: readonly string[];
  /** Whether the icons are made of the owner's picture. */
  readonly ownIcon: boolean;
  readonly themes: Themes;
  /** Undefined: not built. */
  readonly built: BuiltSite | undefined;
}

/** Findings of one kind, in Russian sentences. */
export interface FindingGroup {
  readonly title: string;
  readonly findings: readonly string[];
}

function installerFindings({ product, installer }: LaunchState): string[] {
  const mismatch = installerMismatch(product.windows.installer, installer);
  if (mismatch) return [mismatch];
  if (!installer || !isPlaceholder(installer)) return [];
  return [`public/downloads/${product.windows.installer.file}: это заглушка, а не установщик.`];
}

const iconFindings = ({ ownIcon }: LaunchState) =>
  ownIcon
    ? []
    : [
        'Это наш знак, а не ваш: положите lib/content/icon.svg или icon.png, выполните npm run icon.',
      ];

/** What is still to be done before the site can be launched; nothing: it can. */
export const allFindings = (state: LaunchState): readonly FindingGroup[] =>
  [
    { title: 'Настройки (переменные или .env.local)', findings: settingsFindings(state.settings) },
    {
      title: `Сведения (${PRODUCT_FILE})`,
      findings: productFindings(state.product, state.settings.storeUrl),
    },
    {
      title: `Слова от вашего имени: если всё так, впишите их имена в список confirmed (${PRODUCT_FILE})`,
      findings: claimFindings(state.product.confirmed, state.settings),
    },
    { title: 'Установщик для Windows (npm run release)', findings: installerFindings(state) },
    {
      title: 'Снимки экранов (screenshots/README.md)',
      findings: screenshotFindings(state.screenshotIds, state.originals),
    },
    { title: 'Иконка (lib/content/README.md)', findings: iconFindings(state) },
    { title: 'Цвета (lib/content/README.md)', findings: contrastFindings(state.themes) },
    { title: 'Собранный сайт (out/)', findings: linkFindings(state.built, state.settings) },
  ].filter(({ findings }) => findings.length > 0);

/** The findings for the terminal. */
export function report(groups: readonly FindingGroup[]): string {
  if (groups.length === 0) return 'К запуску всё готово.';
  const parts = groups.map(({ title, findings }) =>
    [title, ...findings.map((finding) => `  — ${finding}`)].join('\n'),
  );
  const count = groups.flatMap(({ findings }) => findings).length;
  return [`До запуска осталось дел: ${count}`, ...parts].join('\n\n');
}
