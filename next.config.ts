// Next resolves no `@/` in the files that its configuration imports, but tsx does.
import 'tsx/cjs';
import type { NextConfig } from 'next';
import { readSite } from './lib/site/parse';
import { pageExtensions } from './lib/site/published-pages';

const site = readSite('.');

// Without this line Next sends telemetry and prints a notice about it.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const config: NextConfig = {
  output: 'export',
  // Every static host serves a folder's page at its address with and without the trailing slash.
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

// With `output: 'export'`, Next in development answers an unknown path of one segment, such as /x, with status 500.
const isDevelopment = process.env.NODE_ENV === 'development';

export default isDevelopment ? { ...config, output: undefined } : config;
