import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/*
 * For commands that may be run before `npm ci`: `node --import ./scripts/shared/install-missing.mjs
 * scripts/develop/site-server/start.ts` installs packages that are missing or of another version, then lets
 * Node run TypeScript. Most of these commands import lib/content, so a mistake of an editor's there
 * is reported before they begin.
 */

/**
 * If `npm install` fails, it changes nothing; `npm ci` would have removed all packages before it
 * asks the network.
 */
const INSTALL = 'npm install --no-save --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000';

/** Names of the packages that are missing or of another version. */
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

// A copy of the tree uses the packages of a folder above it.
if (process.env.PACKAGES !== 'shared') {
  const names = missingPackages();
  if (names.length > 0) install(names);
}
await import('tsx');
// By require, because an import of a module that tsx compiles has no named exports here.
const { checkContentSyntax } = createRequire(import.meta.url)('./content-files.ts');
try {
  checkContentSyntax('.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
