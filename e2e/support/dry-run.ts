import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listen } from '../../scripts/cli/listen';
import { ownersEnvironment } from '../../scripts/dry-run/owners-data';
import { DRY_RUN_TREE, EXPORT_FOLDER } from '../../scripts/folders';
import { createStaticFiles } from '../../scripts/site-server/static-files';
import { watched } from './test';
import type * as ownNotices from '@/lib/content/notices';
import { type ResultPage } from '@/lib/content/result-pages';
import { readProduct } from '@/lib/product/read';
import { parseSettings } from '@/lib/settings/parse';
import { publishedRoutes } from '@/lib/site/published-pages';

export const tree = DRY_RUN_TREE;

/** The export of `npm run build:dry-run` and what it was built of. */
export const directory = path.resolve(tree, EXPORT_FOLDER);
if (!existsSync(directory)) throw new Error('Run npm run build:dry-run first.');
export const product = readProduct(tree);
export const settings = parseSettings(ownersEnvironment);
export const routes = publishedRoutes(product);

/** Text of a file of the export. */
export const textOf = (file: string) => readFileSync(path.join(directory, file), 'utf8');

const requireCopy = createRequire(path.resolve(tree, 'lib/content/README.md'));

/** Modules of lib/content as the copy has them: their words are not those of this tree. */
export const { notices } = requireCopy('./notices.ts') as typeof ownNotices;
export const { resultPages } = requireCopy('./result-pages.ts') as {
  readonly resultPages: readonly ResultPage[];
};

/** Serves the export under its sub-path; the account service is on an origin that a test answers for. */
export const test = watched.extend<{ site: { readonly url: string } }>({
  site: async ({}, use) => {
    const { origin, close } = await listen(createStaticFiles(directory, settings.basePath));
    await use({ url: origin + settings.basePath });
    await close();
  },
});

export { expect } from './test';
