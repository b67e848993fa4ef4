// Next resolves no `@/` in the files that its configuration imports, but tsx does.
import 'tsx/cjs';
import type { NextConfig } from 'next';
import { pageExtensions } from './lib/site/published-pages';
import { readSite } from './lib/site/read';

// The facts are parsed before any page is compiled, so that a wrong value stops the build with one readable
// sentence instead of a stack trace for each page.
const site = readSite('.');

// Without this line Next sends telemetry and prints a notice about it.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const config: NextConfig = {
  output: 'export',
  // Pages are exported as folders (emailSuccess/index.html). Every static host serves such a page at its
  // address with and without the trailing slash.
  trailingSlash: true,
  basePath: site.basePath,
  env: { SITE_BASE_PATH: site.basePath },
  // Leaves out pages for which the owner has entered no content (lib/site/published-pages.ts).
  pageExtensions: pageExtensions(site),
  images: { unoptimized: true },
  // tsconfig.build.json leaves out the tests, because their type errors must not stop a deployment.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  reactStrictMode: true,
  poweredByHeader: false,
};

// With `output: 'export'`, Next in development answers an unknown path of one segment, such as /x, with status
// 500. Without `output` it shows the 404 page, as the exported site does.
const isDevelopment = process.env.NODE_ENV === 'development';

export default isDevelopment ? { ...config, output: undefined } : config;
