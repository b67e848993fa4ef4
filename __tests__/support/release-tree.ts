import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { release, type ReleaseOptions } from '@/scripts/release/release';

/** Flags of a release of the Android app that nothing is wrong with. */
export const androidFlags = [
  '--platform=android',
  '--version=9999.1',
  '--date=2026-12-01',
  '--new=Тема',
];

/** Answers questions in their order, again where the check refuses; what it says is kept. */
export function answering(...answers: string[]) {
  const refusals: string[] = [];
  const ask: ReleaseOptions['ask'] = async (question, check, fallback = '') => {
    const answer = answers.shift() ?? '';
    const problem = check(answer || fallback);
    if (!problem) return answer || fallback;
    refusals.push(problem);
    return ask(question, check, fallback);
  };
  return { ask, refusals };
}

/** Gives every test of a file a tree of its own to release in, and what the command told. */
export function setUpReleaseTree() {
  const site = { root: '', told: [] as string[], stop: new AbortController() };

  beforeEach(async () => {
    site.root = await mkdtemp(path.join(tmpdir(), 'release-'));
    await cp('lib/content/product.json', path.join(site.root, 'lib/content/product.json'));
    await cp('public/downloads', path.join(site.root, 'public/downloads'), { recursive: true });
    await writeFile(path.join(site.root, 'Setup.EXE'), 'a new installer');
    site.told = [];
    site.stop = new AbortController();
  });

  afterEach(() => rm(site.root, { recursive: true }));

  const readProduct = async () =>
    JSON.parse(await readFile(path.join(site.root, 'lib/content/product.json'), 'utf8')) as {
      updated: string;
      android: { releases: { version: string }[] };
      windows: { installer: { file: string } };
    };

  return {
    at: (...names: string[]) => path.join(site.root, ...names),
    told: () => site.told.join('\n'),
    interrupt: () => site.stop.abort(new Error('Прервано.')),

    /** Everything below the folder with its content. */
    async tree(): Promise<Record<string, string>> {
      const files = await readdir(site.root, { recursive: true, withFileTypes: true });
      const contents = files
        .filter((file) => file.isFile())
        .map((file) => path.join(file.parentPath, file.name))
        .map(async (file) => [file, await readFile(file, 'latin1')] as const);
      return Object.fromEntries(await Promise.all(contents));
    },

    readProduct,

    /** Name that the installer of a version gets, told before it is released. */
    installerOf: async (version: string) =>
      (await readProduct()).windows.installer.file.replace(/(-[\d.]+)?\.\w+$/, `-${version}.exe`),

    run: (args: string[], options: Partial<ReleaseOptions> = {}) =>
      release({
        root: site.root,
        args,
        ask: () => Promise.reject(new Error('Nobody is there to be asked.')),
        tell: (text) => site.told.push(text),
        today: '2026-12-02',
        signal: site.stop.signal,
        ...options,
      }),
  };
}
