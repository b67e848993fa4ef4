import { fullProduct } from './product';
import { inTemporaryFolder } from './temporary-folder';
import { measureFile } from '@/lib/installer/verify';
import { type Product } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { type Ask } from '@/scripts/owner/release/checks';
import { release } from '@/scripts/owner/release/release';

const { file: oldInstaller } = fullProduct.windows.installer;

export const { at, lay } = inTemporaryFolder();

/** Writes a product file and its installer into the test's folder. */
export function putProgram(product: Product, file: string, content: string): void {
  const installer = { ...product.windows.installer, file, ...measureFile(Buffer.from(content)) };
  const changed = { ...product, windows: { ...product.windows, installer } };
  lay('lib/content/product.json', JSON.stringify(changed));
  lay(DOWNLOADS_FOLDER + file, content);
}

let log: jest.SpyInstance;
beforeEach(() => {
  putProgram(fullProduct, oldInstaller, 'the program');
  lay('Setup.EXE', 'a new installer');
  log = jest.spyOn(console, 'log').mockImplementation();
});

export const output = () => log.mock.calls.join('\n');

/** Flags for a valid release. */
export const android = '--platform=android --version=9999.1 --date=2026-12-01 --fixed=Тема'.split(
  ' ',
);
export const windows = [...android, '--platform=windows', '--installer=Setup.EXE'];

/** Name that the new release's installer gets on the site. */
export const newInstaller = oldInstaller.replace(/-[\d.]+\.exe$/, '-9999.1.exe');

/**
 * Answers the command's questions in order. If an answer is wrong, the question is repeated and gets the next
 * answer.
 *
 * @param refusals receives the messages about wrong answers
 * @throws Error if no answer is left, which stops the command
 */
export function answering(answers: string[], refusals: string[] = []): Ask {
  const ask: Ask = async (question, check, fallback = '') => {
    const [answer] = answers.splice(0, 1);
    if (answer === undefined) throw new Error(`Nobody answers «${question}».`);
    const problem = check?.(answer || fallback);
    if (!problem) return answer || fallback;
    refusals.push(problem);
    return ask(question, check, fallback);
  };
  return ask;
}

export const run = (args: string[], ask = answering([])) => release(args, '2026-12-02', ask);
