import { randomBytes } from 'node:crypto';
import { fullProduct } from '../../../support/product';
import { runScript } from '../../../support/run-script';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { PRODUCT_FILE } from '@/lib/product/schema';

const { at, lay } = inTemporaryFolder();

beforeEach(() => {
  lay(PRODUCT_FILE, JSON.stringify(fullProduct));
  lay(TOKENS_FILE, '');
});

it('the last stage of the build names heavy files, prints the launch list, and succeeds', () => {
  lay('out/index.html', randomBytes(20_000));
  const { status, stdout } = runScript('build/launch-list/index.ts', at());

  expect(stdout).toMatch(/^out\/index\.html: .*\nДо запуска осталось дел: /);
  expect(status).toBe(0);
});

it.each([
  ['the code of a failed build', 'exit 3', 3, /^$/],
  ['code 1 if the launch list is not empty', 'exit 0', 1, /^Сайт собран, но к запуску не готов: /],
])('npm run preflight exits with %s', (_, build, code, message) => {
  lay('package.json', JSON.stringify({ scripts: { build } }));
  const { status, stderr } = runScript('owner/preflight.ts', at());

  expect(stderr.replace(/^npm .*\n/gm, '')).toMatch(message);
  expect(status).toBe(code);
});
