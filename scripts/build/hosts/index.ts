import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Site } from '@/lib/site/parse';
import { EXPORT_FOLDER, HOSTING_FOLDER } from '@/scripts/shared/folders';

const unusedFeatures =
  'accelerometer autoplay camera encrypted-media fullscreen geolocation gyroscope magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';

/** Those in the export that servers should compress. nginx always compresses HTML. */
const textTypes =
  'text/plain text/css text/xml text/javascript image/svg+xml application/javascript application/json application/xml application/atom+xml';

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

/** Returns the rules of a file `_headers`, the whole site's first. In a pattern, a final `*` is everything below. */
export const headerRules = (text: string) =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const pairs = lines.map((line) => line.trim().split(': ', 2));
      return { pattern, headers: Object.fromEntries(pairs) as Record<string, string> };
    });

const local = { accounts: null, homeUrl: 'http://localhost' };

/** Returns the configuration files for hosts, made from the templates in this folder. @param files of the export */
export function hostFiles(
  basePath: string,
  files: readonly string[],
  { accounts, homeUrl }: Pick<Site, 'accounts' | 'homeUrl'> = local,
) {
  const values: Record<string, string> = {
    basePath,
    basePattern: basePath.replaceAll(/[.~-]/g, '\\$&'),
    // `web-share` is not listed: it is allowed by default, and browsers without a share sheet warn about it.
    permissions: `${unusedFeatures.replaceAll(' ', '=(), ')}=(), clipboard-write=(self)`,
    textTypes,
    inFolder: basePath && ` — в папку ${basePath.slice(1)}`,
    host: new URL(homeUrl).hostname,
    account: accounts?.service === '' ? read('nginx-account.conf') : '',
  };
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  const [forAll = '', ...patterns] = fill(read('_headers')).trim().split('\n\n');
  // Hosts apply a rule to their 404 pages, too, so each file that a pattern means has a rule of its own.
  const rules = patterns.flatMap((rule) => {
    const [start = '', end = ''] = rule.split('\n', 1)[0]!.split('*');
    return files
      .map((file) => `${basePath}/${file}`)
      .filter((address) => address.startsWith(start) && address.toLowerCase().endsWith(end))
      .map((address) => rule.replace(/.*/, () => address));
  });
  const [everywhere] = headerRules(forAll);
  values.headers = Object.entries(everywhere?.headers ?? {})
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .concat('add_header Strict-Transport-Security $hsts always;')
    .join('\n    ');
  return [
    { folder: EXPORT_FOLDER, name: '_headers', text: [forAll, ...rules].join('\n\n') },
    { folder: EXPORT_FOLDER, name: '.htaccess', text: fill(read('htaccess')) },
    // Without this file GitHub Pages does not publish the folder .well-known.
    { folder: EXPORT_FOLDER, name: '.nojekyll', text: '' },
    { folder: HOSTING_FOLDER, name: 'nginx.conf', text: fill(read('nginx.conf')) },
  ];
}
