import { content } from './sample-texts/content';
import { isSampleText } from './sample-texts/record';
import { isWithin, textsOf } from './sample-texts/texts-of';
import { hasProgram, platformsOf } from '@/lib/product/platforms';
import { isSampleRelease, sample } from '@/lib/product/sample';
import { type Product } from '@/lib/product/schema';

/** Returns the parts of the content that the site does not show, such as those of a missing program. */
function hiddenParts(product: Product): string[] {
  const hasAndroid = hasProgram(product, 'android');
  const hasWindows = hasProgram(product, 'windows');
  return [
    ...(hasAndroid ? [] : ['android', 'slides', 'file-formats', 'home.install.android']),
    ...(hasWindows ? [] : ['windows', 'home.install.windows']),
    hasAndroid && hasWindows ? 'downloads.one' : 'downloads.both',
  ];
}

/** If an entry has more fields with sample texts than this, the launch list names only the entry. */
const MOST_NAMES = 3;

/** Cuts a text's name after the innermost list entry: `slides.2.alt` → `slides.2`. Other names stay unchanged. */
const entryOf = (name: string): string => /^.*\.\d+(?=\.|$)/.exec(name)?.[0] ?? name;

/** Returns the sample texts on the site that the owner has not confirmed, each with its file and field. */
function sampleTextProblems(product: Product): string[] {
  const ignored = [...hiddenParts(product), ...product.confirmed];
  const found = textsOf(content)
    .filter(({ text }) => isSampleText(text))
    .filter(({ name }) => !ignored.some((part) => isWithin(name, part)));
  return [...new Set(found.map(({ name }) => entryOf(name)))].map((entry) => {
    const fields = found.filter(({ name }) => entryOf(name) === entry);
    const names = fields.map(({ name }) => name.slice(entry.length + 1)).filter(Boolean);
    const where = names.length > 0 && names.length <= MOST_NAMES ? ` (${names.join(', ')})` : '';
    return `${entry.split('.', 1)[0]}.ts, ${entry}${where}: «${fields[0]?.text}»`;
  });
}

/**
 * Returns what still belongs to the sample: texts, releases and the installer's name. Returns nothing if the site
 * has the sample's name.
 */
export function sampleProblems(product: Product, siteName: string): string[] {
  if (siteName === sample.siteName) return [];
  const { file } = product.windows.installer;
  const releases = platformsOf(product).flatMap(({ id, releases: all }) =>
    all
      .filter((release) => isSampleRelease(id, release))
      .map(({ version }) => `${id}.releases: версия ${version}`),
  );
  return [
    ...sampleTextProblems(product),
    ...releases.map((where) => `${where} — наша, из образца; npm run release предложит её убрать.`),
    ...(hasProgram(product, 'windows') && file.startsWith(sample.installer)
      ? [`windows.installer.file: «${file}» — наше имя, переименуйте файл и поле.`]
      : []),
  ];
}
