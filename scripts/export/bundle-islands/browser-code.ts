import { type BuildOptions } from 'esbuild';
import packageJson from '@/package.json';

/** `chrome >= 114` → `chrome114`, `ios_saf >= 17` → `ios17`: esbuild's names of browsers. */
const targets = packageJson.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** How code for the supported browsers is bundled. */
export const browserCode = (development: boolean): BuildOptions => ({
  bundle: true,
  write: false,
  minify: !development,
  charset: 'utf8',
  target: targets,
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  legalComments: 'none',
  logLevel: 'silent',
});
