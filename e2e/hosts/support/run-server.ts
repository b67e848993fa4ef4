import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findTool } from '../../../scripts/provision/tools';
import { freePort, listen, type RunningServer } from '../../../scripts/site-server/listen';
import { type HostServer, type ProgramServer } from './servers/server';
import { type SiteCopy } from './site-copies';

const START_LIMIT_MS = 10_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;

async function runProgramServer(
  server: ProgramServer,
  site: SiteCopy,
  parent: string,
): Promise<RunningServer> {
  const { configuration, args, aptPackages } = server;
  const [program] = findTool(server) ?? [];
  if (program === undefined) throw new Error(`It is not installed: ${aptPackages.join(', ')}.`);
  const folder = await mkdtemp(path.join(parent, 'server-'));
  const configFile = path.join(folder, 'server.conf');
  const { root, nginxConf } = site;
  const context = { root, nginxConf, folder, configFile, port: await freePort({}) };
  await writeFile(configFile, configuration?.(context) ?? '');
  const origin = `http://127.0.0.1:${context.port}`;

  const logFile = path.join(folder, 'output.log');
  const log = await open(logFile, 'w');
  const child = spawn(program, args(context), {
    stdio: ['ignore', log.fd, log.fd],
    // Caddy keeps its files in the home folder.
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
    await log.close();
  };

  const answers = () => fetch(origin).then(Boolean, () => false);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers())) {
    const isLate = Date.now() > deadline;
    if (!isLate && child.exitCode === null) await delay(POLL_MS);
    else {
      await close();
      const said = (await readFile(logFile, 'utf8')).trim();
      throw new Error(`It ${isLate ? `did not answer in ${START_LIMIT_MS} ms` : 'ended'}: ${said}`);
    }
  }
  return { origin, close };
}

/**
 * Starts a server on a free port of 127.0.0.1.
 *
 * @param folder for configuration, logs and process ids
 * @throws Error when it is not installed, ends or does not answer in 10 seconds, with what it said
 */
export const runServer = (
  server: HostServer,
  site: SiteCopy,
  folder: string,
): Promise<RunningServer> =>
  'programs' in server
    ? runProgramServer(server, site, folder)
    : listen(server.createListener(site.root, site.basePath), {});
