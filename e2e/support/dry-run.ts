import { createRequire } from 'node:module';
import path from 'node:path';
import { listen } from '../../scripts/develop/site-server/listen';
import { createStaticFiles } from '../../scripts/develop/site-server/static-files';
import { DRY_RUN_TREE } from '../../scripts/shared/folders';
import { readExport } from './read-export';
import { testWithPolicyCheck } from './test';
import { ownersEnvironment } from '@/__tests__/fixtures/owners-data';
import type * as ownNotices from '@/lib/content/notices';
import { type ResultPage } from '@/lib/content/result-pages';
import { readProduct } from '@/lib/product/read';
import { parseSettings } from '@/lib/settings/parse';

/** The export of `npm run build:dry-run`, and the product data and settings that it was built from. */
export const exported = readExport(DRY_RUN_TREE);
export const product = readProduct(DRY_RUN_TREE);
export const settings = parseSettings(ownersEnvironment);

const requireCopy = createRequire(path.resolve(DRY_RUN_TREE, 'lib/content/README.md'));

/** Texts from the dry run's copy of lib/content. They differ from this project's own texts. */
export const { notices } = requireCopy('./notices.ts') as typeof ownNotices;
export const { resultPages } = requireCopy('./result-pages.ts') as {
  readonly resultPages: readonly ResultPage[];
};

/** Serves the dry run's export under its sub-path, without an account service. */
export const test = testWithPolicyCheck.extend<{ site: { readonly url: string } }>({
  site: async ({}, use) => {
    const { basePath } = settings;
    const { origin, close } = await listen(createStaticFiles(exported.folder, basePath));
    await use({ url: origin + basePath });
    await close();
  },
});

export { expect } from './test';
