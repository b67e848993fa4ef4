import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fullProduct } from './product';
import { measureFile } from '@/lib/installer/verify';
import { type Product } from '@/lib/product/schema';
import { type Ask } from '@/scripts/release/checks';
import { release } from '@/scripts/release/release';

export const downloads = 'public/downloads';

let root: string;
let printed: string;

/** The owner's folder, new for each test. */
export const folder = () => root;

/** Lines that the command has printed. */
export const output = () => printed;

export const at = (name: string) => path.join(root, name);

export async function put(name: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), content);
}

/** Puts a product file and its installer, under this name, into the folder. */
export async function putProgram(product: Product, file: string, content: string): Promise<void> {
  const { windows } = product;
  const installer = { ...windows.installer, file, ...measureFile(Buffer.from(content)) };
  const changed = { ...product, windows: { ...windows, installer } };
  await put('lib/content/product.json', JSON.stringify(changed));
  await rm(at(downloads), { recursive: true, force: true });
  await put(`${downloads}/${file}`, content);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'release-'));
  await putProgram(fullProduct, fullProduct.windows.installer.file, 'the program');
  await put('Setup.EXE', 'a new installer');
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text) => void (printed += text));
});
afterEach(() => rm(root, { recursive: true }));

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

export const run = (args: string[], ask = nobody) => release(root, args, '2026-12-02', ask);

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
