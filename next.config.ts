import type { NextConfig } from 'next';
import product from './lib/content/product.json';
import { parseProduct } from './lib/product/parse';
import { parseSettings } from './lib/settings/parse';
import { pageExtensions } from './lib/site/published-pages';

// Parsed here, before any page is compiled, so that a wrong value stops the
// build with one readable sentence instead of a stack trace per page.
const settings = parseSettings(process.env);

// Without this, Next sends telemetry and says so in every build.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const config: NextConfig = {
  output: 'export',
  // The folder form (emailSuccess/index.html) is the one that every plain host
  // answers with and without the slash.
  trailingSlash: true,
  basePath: settings.basePath,
  // Some pages exist only if the owner has entered their text.
  pageExtensions: pageExtensions(parseProduct(product)),
  images: { unoptimized: true },
  // Only the site's own code: `npm run typecheck` checks tests, which must not stop a deployment.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  reactStrictMode: true,
  poweredByHeader: false,
};

// With `output: 'export'`, Next in development answers an unknown path of one segment with an error
// and status 500. Without it, it shows the 404 page, as the exported site does.
const isDevelopment = process.env.NODE_ENV === 'development';

export default isDevelopment ? { ...config, output: undefined } : config;
