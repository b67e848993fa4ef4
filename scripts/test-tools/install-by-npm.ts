import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { runProgram } from '../cli/run-program';
import { type Tool } from './tools';

/** Path of the compressed browser in a package `@sparticuz/chromium` (MIT), for Linux on x64. */
const COMPRESSED = 'package/bin/chromium.br';

/** Downloads an old Chromium by npm and unpacks it. @throws Error with a sentence when that fails */
export async function installByNpm({ name, npm = '', programs }: Tool): Promise<void> {
  const [program = ''] = programs[0] ?? [];
  const folder = `${program}-package`;
  await mkdir(folder, { recursive: true });
  const code = await runProgram('npm', ['pack', '--silent', '--pack-destination', folder, npm]);
  if (code !== 0) throw new Error(`${name} cannot be had: npm pack ${npm} ended with ${code}.`);
  const archive = spawn('sh', ['-c', `tar -xzOf "$0"/*.tgz ${COMPRESSED}`, folder]);
  const closed = once(archive, 'close');
  const unpacked = createWriteStream(`${folder}/program`, { mode: 0o755 });
  await pipeline(archive.stdout, createBrotliDecompress(), unpacked);
  await closed;
  // The rename comes last, so that an incomplete program is never found.
  await rename(`${folder}/program`, program);
  await rm(folder, { recursive: true });
}
