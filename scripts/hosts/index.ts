import { rm } from 'node:fs/promises';
import { runCommand } from '../site-server/run-command';
import { checkServer } from './check-server';
import { installPackages, mayInstall, missingPackages } from './install-missing';
import { formatTable, listFailures, type ServerReport } from './report';
import { servers } from './servers';
import { copySites } from './site-copies';

/** Serves both exports by every server that is there and checks what a visitor would get. */
runCommand(async () => {
  const demanded = mayInstall();
  const missing = missingPackages(servers);
  if (demanded && missing.length > 0) await installPackages(missing);

  const { folder, sites } = await copySites();
  try {
    const reports: ServerReport[] = [];
    for (const server of servers) {
      for (const site of sites) reports.push(await checkServer(server, site, folder, demanded));
    }
    console.log(formatTable(reports));
    console.log('\nWhat the servers do by their own defaults:');
    for (const { name, note } of servers) if (note) console.log(`- ${name}: ${note}`);
    const failures = listFailures(reports);
    if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
    return failures.length > 0 ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
