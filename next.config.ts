import type { NextConfig } from 'next';
import product from './lib/content/product.json';
import { parseProduct } from './lib/product/parse';
import { parseSettings } from './lib/settings/parse';
import { pageExtensions } from './lib/site/published-pages';

// Parsed here, before any page is compiled, so that a wrong value stops the
// build with one readable sentence instead of a stack trace per page.
const settings = parseSettings(process.env);

// Next reports on its use, and says so in every build, unless this is set.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const config: NextConfig = {
  output: 'export',
  // The folder form (emailSuccess/index.html) is the one that every plain host
  // answers with and without the slash.
  trailingSlash: true,
  basePath: settings.basePath,
  // A page may wait for the owner's text.
  pageExtensions: pageExtensions(parseProduct(product)),
  images: { unoptimized: true },
  // The site's own code; tests are checked by `npm run typecheck` and cannot stop a deployment.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  reactStrictMode: true,
  poweredByHeader: false,
};

// In development Next answers an unknown path of one segment with an error of the export, status
// 500, where the exported site has its 404 page; without `output` it has it, too.
const isDevelopment = process.env.NODE_ENV === 'development';

export default isDevelopment ? { ...config, output: undefined } : config;
