import { runScript } from '../../../support/run-script';
import { temporaryFolder } from '../../../support/temporary-folder';
import { measureFile } from '@/lib/installer/verify';

const { at, lay } = temporaryFolder();

it('npm run installer prints the installer’s fields for product.json, or says where to put a file if there is none', () => {
  const run = () => runScript('owner/release/measure.ts', at());
  expect(run().stderr).toContain('положите туда файл .exe, .msi или .zip');
  lay('public/downloads/App-1.0.exe', 'MZ');

  const fields = { file: 'App-1.0.exe', ...measureFile(Buffer.from('MZ')) };
  expect(JSON.parse(`{${run().stdout.replace(/,\n$/, '')}}`)).toEqual(fields);
});
