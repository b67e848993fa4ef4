import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/*
 * Commands that may run before `npm ci` import this module first, for example `node --import
 * ./scripts/shared/install-missing.mjs scripts/develop/site-server/start.ts`. The module installs packages that
 * are missing or have the wrong version, and lets Node run TypeScript. If a file in lib/content has a syntax
 * error, the module stops the command with a message, because most of these commands import that folder.
 */

/** If this command fails, it changes nothing. `npm ci` would first remove all packages, even without a network. */
const INSTALL = 'npm install --no-save --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000';

/** Returns the names of packages that are missing or have the wrong version. */
function missingPackages() {
  try {
    execSync('npm ls --depth=0 --json', { stdio: ['ignore', 'pipe', 'ignore'] });
    return [];
  } catch (error) {
    const { dependencies = {} } = JSON.parse(error.stdout);
    return Object.keys(dependencies).filter((name) => dependencies[name].problems);
  }
}

function install(names) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = { ...dependencies, ...devDependencies };
  const some = names.slice(0, 3).map((name) => `${name} ${versions[name] ?? ''}`.trim());
  const rest = names.length > some.length ? ` и ещё ${names.length - some.length}` : '';
  const list = some.join(', ') + rest;
  console.log(`Устанавливаю пакеты: ${list}.`);
  try {
    execSync(INSTALL, { stdio: ['ignore', 'inherit', 'pipe'] });
  } catch (error) {
    const [, code = 'ошибка'] = /npm error code (\w+)/.exec(String(error.stderr)) ?? [];
    console.error(
      `Пакетов не хватает, и установить их не удалось (${code}): ${list}. То, что было установлено, осталось; проверьте связь с сетью и повторите команду.`,
    );
    process.exit(1);
  }
}

// The dry run sets PACKAGES. It runs in a folder inside the project, so Node finds the project's packages.
if (process.env.PACKAGES !== 'shared') {
  const names = missingPackages();
  if (names.length > 0) install(names);
}
await import('tsx');
// We use `require`, because `import` finds no named exports in a module that tsx compiles.
const { checkContentSyntax } = createRequire(import.meta.url)('./content-files.ts');
try {
  checkContentSyntax('.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
