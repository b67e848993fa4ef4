import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeBest, type Encoding, tryQualities } from './encode';
import { type Original } from './originals';
import { inKb, priceOf, usualBytes } from './weight';
import { checkPicture } from '@/lib/owner-files/check-picture';
import { pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';

/** Device pixels per CSS pixel of the densest file. */
const DENSEST = 2;
/** Least share of the PNG that must remain after cropping. */
const SMALLEST_PART = 0.5;

/** Files to be made, one for each theme, and the qualities to choose from. */
type Job = Encoding & { readonly names: readonly string[]; readonly qualities: readonly number[] };

/** Reads a PNG and plans its files. @throws Error with a sentence when it cannot be used */
async function plan(root: string, { screenshot, themes, file }: Original): Promise<Job[]> {
  const png = readFileSync(path.join(root, file));
  const [width, height] = [screenshot.width * DENSEST, screenshot.height * DENSEST];
  await checkPicture(file, png, { format: 'png', width, height, smallestPart: SMALLEST_PART });

  const files = pictureFiles(screenshot.id).filter(({ theme }) => themes.includes(theme));
  // If the PNG is for both themes, they get the same files, and the light one has every format.
  const jobs = files
    .filter(({ theme }) => theme === themes[0])
    .map(async ({ density, format }) => {
      const same = files.filter((other) => other.density === density && other.format === format);
      const encoding = { screenshot, file, png, density, format };
      const qualities = await tryQualities(encoding);
      return { ...encoding, qualities, names: same.map(({ name }) => name) };
    });
  return Promise.all(jobs);
}

/** A line about the files of a PNG, and what their weight costs a visitor. */
function describe(made: readonly (Job & { readonly content: Buffer })[]): string {
  const sizes = made.map(
    ({ format, density, content }) => `${format}@${density}x ${inKb(content.length)}`,
  );
  // Almost every visitor gets AVIF.
  const excesses = made
    .filter(({ format }) => format === 'avif')
    .map(({ screenshot, density, content }) => content.length - usualBytes(screenshot, density));
  const excess = Math.max(...excesses);
  return `${sizes.join(', ')} КБ${excess > 0 ? ` — ${priceOf(excess)}` : ''}`;
}

/**
 * Makes all formats and densities of the owner's PNGs. All are tried before any is encoded, and all
 * are encoded before any is written.
 *
 * @param root the project's folder
 * @param log gets a line for each PNG
 * @throws Error with a sentence for each PNG that cannot be used
 */
export async function publish(
  root: string,
  originals: readonly Original[],
  log: (line: string) => void,
): Promise<void> {
  const refused: string[] = [];
  const plans = originals.map((original) =>
    plan(root, original).catch(({ message }: Error) => {
      refused.push(message);
      return [];
    }),
  );
  const planned = await Promise.all(plans);
  if (refused.length > 0) throw new Error(refused.join('\n'));

  let done = 0;
  const making = planned.map(async (jobs, index) => {
    const encodings = jobs.map(async (job) => ({ ...job, content: await encodeBest(job) }));
    const made = await Promise.all(encodings);
    log(`${++done} из ${originals.length}  ${originals[index]?.file}: ${describe(made)}`);
    return made;
  });
  const made = (await Promise.all(making)).flat();
  mkdirSync(path.join(root, PUBLISHED_FOLDER), { recursive: true });
  for (const { names, content } of made) {
    for (const name of names) writeFileSync(path.join(root, PUBLISHED_FOLDER, name), content);
  }
}
