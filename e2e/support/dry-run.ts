import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ownersEnvironment } from '../../scripts/dry-run/owners-data';
import { DRY_RUN_TREE, EXPORT_FOLDER } from '../../scripts/folders';
import { startSite } from '../../scripts/site-server/start-site';
import { watched } from './test';
import { type notices as ownNotices } from '@/lib/content/notices';
import { type ResultPage } from '@/lib/content/result-pages';
import { readProduct } from '@/lib/product/read';
import { parseSettings } from '@/lib/settings/parse';
import { publishedRoutes } from '@/lib/site/published-pages';

export const tree = DRY_RUN_TREE;

/** What the owner has laid beside the pages. */
export const publicFolder = path.resolve(tree, 'public');

/** The export of `npm run build:dry-run` and what it was built of. */
export const directory = path.resolve(tree, EXPORT_FOLDER);
if (!existsSync(directory)) throw new Error('Run npm run build:dry-run first.');
export const product = readProduct(tree);
export const settings = parseSettings(ownersEnvironment);
export const routes = publishedRoutes(product);

/** Made files of the export with one of these endings, as paths from its folder. */
export const filesOf = (...endings: string[]) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      endings.some((ending) => file.endsWith(ending)) && !existsSync(path.join(publicFolder, file)),
  );

/** Text of a file of the export. */
export const textOf = (file: string) => readFileSync(path.join(directory, file), 'utf8');

const contentOf = createRequire(path.resolve(tree, 'lib/content/README.md'));

/** Modules of lib/content as the copy has them: their words are not those of this tree. */
export const { notices } = contentOf('./notices.ts') as { readonly notices: typeof ownNotices };
export const { resultPages } = contentOf('./result-pages.ts') as {
  readonly resultPages: readonly ResultPage[];
};

/** Serves the export under its sub-path; the account service is on an origin that a test answers for. */
export const test = watched.extend<{ site: { readonly url: string } }>({
  site: async ({}, use) => {
    const site = await startSite({ directory, basePath: settings.basePath });
    await use(site);
    await site.close();
  },
});

export { expect } from './test';
