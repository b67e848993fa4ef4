import { themes } from '../screens/picture';
import { ownPicture } from '../screens/sources';
import { factFindings } from './fact-findings';
import { type BuiltSite, linkFindings } from './link-findings';
import { settingsFindings } from './settings-findings';
import { FACTS_FILE, type Facts } from '@/lib/content/facts-schema';
import { installerMismatch } from '@/lib/installer/installer-mismatch';
import { isStandIn } from '@/lib/installer/stand-in';
import { type Settings } from '@/lib/settings/parse';

/** Everything that is looked at before a launch. */
export interface LaunchState {
  readonly settings: Settings;
  readonly facts: Facts;
  /** Content of the installer; undefined: there is no file. */
  readonly installer: Buffer | undefined;
  /** Names of the screens on the pages, and of the files in screens/. */
  readonly screenIds: readonly string[];
  readonly ownScreens: readonly string[];
  /** Undefined: not built. */
  readonly built: BuiltSite | undefined;
}

/** Findings of one kind, in Russian sentences. */
export interface FindingGroup {
  readonly title: string;
  readonly findings: readonly string[];
}

function installerFindings({ facts, installer }: LaunchState): string[] {
  const mismatch = installerMismatch(facts.windows.installer, installer);
  if (mismatch) return [mismatch];
  if (!installer || !isStandIn(installer)) return [];
  return [`public/downloads/${facts.windows.installer.file}: это заглушка, а не установщик.`];
}

/** Screens that are drawn by us because the owner has given no picture of the app for each theme. */
function screenFindings({ screenIds, ownScreens }: LaunchState): string[] {
  const drawn = screenIds.filter((id) =>
    themes.some((theme) => !ownPicture(id, theme, ownScreens)),
  );
  if (drawn.length === 0) return [];
  return [
    `Нарисованы нами, а не сняты в приложении (${drawn.length}): ${drawn.join(', ')}. Положите снимки в screens/.`,
  ];
}

/** What is still to be done before the site can be launched; nothing: it can. */
export const allFindings = (state: LaunchState): readonly FindingGroup[] =>
  [
    { title: 'Настройки (переменные или .env.local)', findings: settingsFindings(state.settings) },
    {
      title: `Сведения (${FACTS_FILE})`,
      findings: factFindings(state.facts, state.settings.storeUrl),
    },
    { title: 'Установщик для Windows (npm run release)', findings: installerFindings(state) },
    { title: 'Снимки экранов (screens/README.md)', findings: screenFindings(state) },
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
