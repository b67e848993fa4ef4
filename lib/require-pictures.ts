import { existsSync } from 'node:fs';
import path from 'node:path';
import { screenFallback, screenSources } from '@/lib/screen-sources';
import { type Screen } from '@/lib/screens';

const filesOf = (screen: Screen) => [
  ...screenSources('', screen).flatMap(({ srcSet }) =>
    srcSet.split(', ').map((candidate) => candidate.replace(/ \d+w$/, '')),
  ),
  screenFallback('', screen),
];

/**
 * Makes sure that a picture's files are there, since a missing one shows only where its format,
 * theme or density is chosen.
 *
 * @throws Error with a Russian sentence that names the missing file and what makes it
 */
export function requirePictures(screen: Screen): void {
  const missing = filesOf(screen).find(
    (file) => !existsSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', file)),
  );
  if (missing === undefined) return;
  throw new Error(
    `Картинки public${missing} нет: положите ${screen.id}.png в screens/ и выполните npm run screens -- ${screen.id}.`,
  );
}
