import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeBest, type Encoding, qualities, tryQualities } from './encode';
import { inKb, largestBytes, priceOf, usualBytes } from './weight';
import { pictureFiles, PUBLISHED_FOLDER, type Theme } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** A PNG of a screenshot for one or both themes, and the file from which it was read. */
export interface ScreenshotPng {
  readonly screenshot: Screenshot;
  readonly themes: readonly Theme[];
  readonly file: string;
  readonly png: Buffer;
}

/** The content of a file, with its name for each theme. */
interface Job extends Encoding {
  readonly source: ScreenshotPng;
  readonly names: string[];
  qualities: readonly number[];
  content?: Buffer;
}

function jobsOf(source: ScreenshotPng): Job[] {
  const jobs: Job[] = [];
  for (const { theme, density, format, name } of pictureFiles(source.screenshot.id)) {
    if (!source.themes.includes(theme)) continue;
    const same = jobs.find((job) => job.density === density && job.format === format);
    if (same) {
      same.names.push(name);
      continue;
    }
    const job = { ...source, source, density, format, names: [name] };
    jobs.push({ ...job, qualities: qualities[format] });
  }
  return jobs;
}

/** Plans the qualities of a file by quick trials. @returns a sentence when its PNG cannot be used */
async function planQualities(job: Job): Promise<string | undefined> {
  const { file } = job.source;
  const { bytes, rest } = await tryQualities(job).catch(() => ({ bytes: 0, rest: undefined }));
  if (!rest) return `Файл ${file} повреждён: сохраните снимок заново.`;
  job.qualities = rest;
  if (bytes <= largestBytes(job.screenshot, job.density)) return undefined;
  const usual = inKb(usualBytes(job.screenshot, job.density));
  return `Из ${file} выходит ${job.names[0]} в ${inKb(bytes)} КБ, а обычно это до ${usual} КБ: возьмите экран попроще, без фотографий и пёстрого фона.`;
}

/** @throws Error with a sentence for each PNG that cannot be used */
async function planAll(jobs: readonly Job[]): Promise<void> {
  const refused = new Map<string, string>();
  const plans = jobs.map(async (job) => {
    // Only AVIF is tried: almost every visitor gets it, and it takes most of the time.
    const problem = job.format === 'avif' && (await planQualities(job));
    if (problem) refused.set(job.source.file, problem);
  });
  await Promise.all(plans);
  if (refused.size > 0) throw new Error([...refused.values()].join('\n'));
}

/** Bytes above the usual weight that a visitor loads. */
const excessOf = ({ screenshot, density, format, content }: Job) =>
  format === 'avif' ? (content?.length ?? 0) - usualBytes(screenshot, density) : 0;

/** A line about the files of a PNG, and what their weight costs a visitor. */
function describe({ screenshot: { id }, themes }: ScreenshotPng, jobs: readonly Job[]): string {
  const files = jobs.map(
    ({ format, density, content }) => `${format}@${density}x ${inKb(content?.length ?? 0)}`,
  );
  const name = themes.length > 1 ? id : `${id}-${themes[0]}`;
  const excess = Math.max(...jobs.map(excessOf));
  return `${name}: ${files.join(', ')} КБ${excess > 0 ? ` — ${priceOf(excess)}` : ''}`;
}

/**
 * Makes all formats and densities of screenshots. All are tried before any is encoded, and all are
 * encoded before any is written.
 *
 * @param root the project's folder
 * @param log gets a line for each PNG
 * @throws Error with a sentence for each PNG that cannot be read or whose pictures would be far too
 *   heavy
 */
export async function publish(
  root: string,
  sources: readonly ScreenshotPng[],
  log: (line: string) => void,
): Promise<void> {
  const jobs = sources.flatMap(jobsOf);
  await planAll(jobs);
  let done = 0;
  const encodings = jobs.map(async (job) => {
    job.content = await encodeBest(job, job.qualities);
    const siblings = jobs.filter(({ source }) => source === job.source);
    if (siblings.some(({ content }) => content === undefined)) return;
    log(`${++done} из ${sources.length}  ${describe(job.source, siblings)}`);
  });
  await Promise.all(encodings);
  const folder = path.join(root, PUBLISHED_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const { names, content = '' } of jobs) {
    for (const name of names) await writeFile(path.join(folder, name), content);
  }
}
