import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listen, type RunningServer } from '../site-server/listen';
import type { HostServer, ProgramContext, ProgramServer } from './servers/server';

const START_LIMIT_MS = 10_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;

/** A port of 127.0.0.1 that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = await listen(() => {}, {});
  await server.close();
  return Number(new URL(server.origin).port);
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function untilAccepts(child: ChildProcess, port: number, logFile: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null) {
      const output = await readFile(logFile, 'utf8');
      throw new Error(`It ended with code ${child.exitCode} and said: ${output.trim()}`);
    }
    if (Date.now() > deadline) throw new Error(`It did not answer in ${START_LIMIT_MS} ms.`);
    await delay(POLL_MS);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(limit);
}

async function runProgramServer(
  { prepare }: ProgramServer,
  program: string,
  context: Omit<ProgramContext, 'port'>,
): Promise<RunningServer> {
  const { folder } = context;
  const port = await freePort();
  const start = await prepare(program, { ...context, port });
  const logFile = path.join(folder, 'output.log');
  const log = await open(logFile, 'w');
  const child = spawn(start.program, start.args, {
    stdio: ['ignore', log.fd, log.fd],
    // Caddy keeps its files in the home folder.
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const close = () => stop(child).finally(() => log.close());
  try {
    await Promise.race([
      untilAccepts(child, port, logFile),
      once(child, 'error').then(([error]) => Promise.reject(error)),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: `http://127.0.0.1:${port}`, close };
}

/**
 * Starts a server on a free port of 127.0.0.1.
 *
 * @param program path of the program; unused for a server of this process
 * @throws Error when it does not answer in 10 seconds
 */
export const runServer = (
  server: HostServer,
  program: string,
  context: Omit<ProgramContext, 'port'>,
): Promise<RunningServer> =>
  'programs' in server
    ? runProgramServer(server, program, context)
    : listen(server.createListener(context.root), {});
