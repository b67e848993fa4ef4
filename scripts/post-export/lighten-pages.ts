import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from './bundle';
import { findPages } from './find-pages';
import { writeAsset } from './write-asset';
import { hasLoader, loaderScript } from '@/lib/export/loader-script';
import { moduleWith } from '@/lib/export/module-with';
import { payloadScript } from '@/lib/export/payload';
import { takeApart } from '@/lib/export/take-apart';
import { usedStyles } from '@/lib/export/used-styles';
import { speculationRules } from '@/lib/runtime/speculation';

const LOADER = 'lib/runtime/loader.ts';
const FALLBACKS = 'lib/runtime/fallbacks';

/** What only the code of react-dom/client holds, the largest module of all. */
const REACT_DOM = 'hydrateRoot=function';

/**
 * Makes every page of the export as light as plain HTML: its own styles are
 * inlined, and a loader brings Next's runtime when the page needs it. Pages
 * that have their loader stay as they are.
 *
 * @param basePath sub-path of the site without a final slash; empty: the root
 * @returns how many pages were changed
 * @throws Error with a sentence that names the file when Next's markup is not as expected
 */
export async function lightenPages(directory: string, basePath: string): Promise<number> {
  const [loader, device, dialogs] = await Promise.all([
    bundle(LOADER),
    bundle(`${FALLBACKS}/device.ts`),
    bundle(`${FALLBACKS}/dialogs.ts`),
  ]);
  const asset = (kind: string, text: string) => writeAsset(directory, basePath, kind, text);
  const fallbacks = {
    device: await asset('fallbacks', device),
    dialogs: await asset('fallbacks', dialogs),
  };

  const readAll = async (addresses: readonly string[]) => {
    const files = addresses.map((address) => path.join(directory, address.slice(basePath.length)));
    return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  };

  async function lighten(html: string): Promise<string> {
    const { before, after, styles, scripts, flight, start, wake } = takeApart(html);
    const css = await usedStyles(await readAll(styles), before + after);
    const reactDom = moduleWith(await readAll(scripts), REACT_DOM);
    if (!reactDom) throw new Error("React's module is not among the page's scripts.");
    const settings = {
      styles,
      scripts,
      payload: await asset('payloads', payloadScript(flight, start, [reactDom])),
      wake,
      fallbacks,
      rules: speculationRules(basePath),
    };
    return `${before}<style>${css}</style>${loaderScript(loader, settings)}${after}`;
  }

  let changed = 0;
  for (const page of await findPages(directory)) {
    const file = path.join(directory, page);
    const html = await readFile(file, 'utf8');
    if (hasLoader(html)) continue;
    await writeFile(file, await lighten(html).catch(explain(file)));
    changed += 1;
  }
  return changed;
}

const explain = (file: string) => (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`${file} cannot be made light. ${reason}`, { cause: error });
};
