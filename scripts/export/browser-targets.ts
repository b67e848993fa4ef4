import packageJson from '@/package.json';

/** Names and oldest versions of the supported browsers: `chrome >= 92` → ['chrome', '92']. */
const browsers = packageJson.browserslist.map((query) => query.split(' >= ') as [string, string]);

/** As esbuild names them: `chrome92`, `ios15.4`. */
export const esbuildTargets = browsers.map(
  ([name, version]) => name.replace('ios_saf', 'ios') + version,
);

/** As Lightning CSS wants them: a byte for each part of the version. */
export const cssTargets = Object.fromEntries(
  browsers.map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
