import { rmSync } from 'node:fs';
import { fullProduct } from './product';
import { temporaryFolder } from './temporary-folder';
import { measureFile } from '@/lib/installer/verify';
import { type Product } from '@/lib/product/schema';
import { type Ask } from '@/scripts/release/checks';
import { release } from '@/scripts/release/release';

export const downloads = 'public/downloads';

/** Paths in the owner's folder, which is new for each test. */
export const { at, lay } = temporaryFolder();

let printed: string;

/** Lines that the command has printed. */
export const output = () => printed;

/** Puts a product file and its installer, under this name, into the folder. */
export function putProgram(product: Product, file: string, content: string): void {
  const { windows } = product;
  const installer = { ...windows.installer, file, ...measureFile(Buffer.from(content)) };
  const changed = { ...product, windows: { ...windows, installer } };
  lay('lib/content/product.json', JSON.stringify(changed));
  rmSync(at(downloads), { recursive: true, force: true });
  lay(`${downloads}/${file}`, content);
}

beforeEach(() => {
  putProgram(fullProduct, fullProduct.windows.installer.file, 'the program');
  lay('Setup.EXE', 'a new installer');
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text) => void (printed += text));
});

/** Flags of a valid release. */
export const android = [
  '--platform=android',
  '--version=9999.1',
  '--date=2026-12-01',
  '--fixed=Тема',
];
export const windows = (version = '9999.1') => [
  ...[...android, '--platform=windows', `--version=${version}`],
  `--installer=${at('Setup.EXE')}`,
];

const nobody: Ask = () => Promise.reject(new Error('Nobody is there to be asked.'));

export const run = (args: string[], ask = nobody) => release(at(), args, '2026-12-02', ask);

/** Answers questions in order; after a refused answer the next one. @param refusals receives the sentences */
export const answering =
  (answers: string[], refusals: string[] = []): Ask =>
  (_, check, fallback = '') => {
    const right = answers.findIndex((answer) => {
      const problem = check(answer || fallback);
      if (problem) refusals.push(problem);
      return !problem;
    });
    return Promise.resolve(answers.splice(0, right + 1).at(-1) || fallback);
  };
