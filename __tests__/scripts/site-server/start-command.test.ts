/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createExportFolder } from './export-folder';

const node = [process.execPath, '--import', require.resolve('tsx')] as const;
const script = path.resolve('scripts/start.ts');

let folder: Awaited<ReturnType<typeof createExportFolder>>;
let command: ChildProcess | undefined;
beforeEach(async () => {
  folder = await createExportFolder();
});
afterEach(async () => {
  command?.kill('SIGKILL');
  command = undefined;
  await folder.remove();
});

/** Runs a command in a folder that has nothing but an export in `out`. */
function run([program, ...args]: readonly [string, ...string[]], env: Record<string, string> = {}) {
  const child = spawn(program, args, {
    cwd: folder.parent,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...env },
  });
  command = child;
  let output = '';
  const append = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', append);
  child.stderr.on('data', append);

  // «close» comes when nobody holds the output any more, grandchildren included.
  const closed = once(child, 'close');
  return {
    child,
    closed,
    output: () => output,
    async address(): Promise<string> {
      while (!output.includes('Ctrl+C')) {
        await Promise.race([once(child.stdout, 'data'), closed]);
        if (child.exitCode !== null) throw new Error(`It ended too early: ${output}`);
      }
      return /The site is at (\S+)/.exec(output)?.[1] ?? '';
    },
  };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'serves the export under its sub-path until %s, then exits with 0',
  async (signal) => {
    const { child, closed, address } = run([...node, script, '--no-build', '--port=0'], {
      NEXT_PUBLIC_BASE_PATH: '/repo/',
    });
    const url = await address();
    expect(url).toMatch(/^http:\/\/localhost:\d+\/repo\/$/);
    expect((await fetch(`${url}help/`)).status).toBe(200);

    child.kill(signal);
    expect(await closed).toEqual([0, null]);
  },
);

it('does not outlive the shell that npm runs it in', async () => {
  // The second command keeps the shell from becoming node itself.
  const line = [...node, script, '--no-build', '--port=0'].map((word) => `'${word}'`).join(' ');
  const shell = run(['sh', '-c', `${line}; exit $?`], { npm_lifecycle_event: 'start' });
  await shell.address();

  shell.child.kill('SIGKILL');
  expect(await shell.closed).toEqual([null, 'SIGKILL']);
});

it('says in one line that there is no export', async () => {
  await rm(folder.directory, { recursive: true });
  const { closed, output } = run([...node, script, '--no-build']);

  expect(await closed).toEqual([1, null]);
  expect(output()).toBe('There is no export in out/. Run npm run build first.\n');
});

it('says in one line which flag is wrong', async () => {
  const { closed, output } = run([...node, script, '--account=slow']);

  expect(await closed).toEqual([1, null]);
  expect(output()).toMatch(/^--account is «slow».*\n$/);
});
