import { factFindings } from './fact-findings';
import { installerFindings } from './installer-findings';
import { type BuiltSite, linkFindings } from './link-findings';
import { screenshotFindings } from './screenshot-findings';
import { settingsFindings } from './settings-findings';
import { type Facts } from '@/lib/content/facts-schema';
import { type Settings } from '@/lib/settings/parse';

/** Everything that is looked at before a launch. */
export interface LaunchState {
  readonly settings: Settings;
  readonly facts: Facts;
  /** Content of the installer; undefined: there is no file. */
  readonly installer: Buffer | undefined;
  /** Names of the screenshots on the pages, and of the files in screenshots/. */
  readonly screenshotIds: readonly string[];
  readonly originals: readonly string[];
  /** Undefined: not built. */
  readonly built: BuiltSite | undefined;
}

/** Findings of one kind, in Russian sentences. */
export interface FindingGroup {
  readonly title: string;
  readonly findings: readonly string[];
}

/** What is still to be done before the site can be launched; nothing: it can. */
export const allFindings = (state: LaunchState): readonly FindingGroup[] =>
  [
    { title: 'Настройки (переменные или .env.local)', findings: settingsFindings(state.settings) },
    {
      title: 'Сведения (lib/content/facts.json)',
      findings: factFindings(state.facts, state.settings.storeUrl),
    },
    {
      title: 'Установщик для Windows (npm run release)',
      findings: installerFindings(state.facts.windows.installer, state.installer),
    },
    {
      title: 'Снимки экранов (screenshots/README.md)',
      findings: screenshotFindings(state.screenshotIds, state.originals),
    },
    { title: 'Собранный сайт (out/)', findings: linkFindings(state.built, state.settings) },
  ].filter(({ findings }) => findings.length > 0);
