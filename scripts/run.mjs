import { execSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

/*
 * Every command that may run before `npm ci` starts with this file: `node scripts/run.mjs preflight/index.ts` (package.json).
 * It checks Node and the project's path, installs packages, checks the syntax of the owner's files, and runs the script.
 * Even Node 12 must be able to read it, so it has no `??` and awaits only in functions.
 */

/** If this command fails, it changes nothing. `npm ci` would first remove all packages, even without a network. */
const INSTALL = 'npm install --no-save --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000';

const PACKAGES = 'node_modules';

/** Says what has been installed. npm writes it last, so without it the packages may be incomplete. */
const INSTALLED = `${PACKAGES}/.package-lock.json`;

/** Exists while packages are being installed. If it exists at the next start, the installation was killed. */
const MARKER = `${PACKAGES}.installing`;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Returns the packages that package-lock.json wants on this system and that are not there. */
function missingPackages() {
  const { glibcVersionRuntime } = process.report.getReport().header;
  const own = {
    os: process.platform,
    cpu: process.arch,
    libc: glibcVersionRuntime ? 'glibc' : 'musl',
  };
  const installed = fs.existsSync(INSTALLED) ? readJson(INSTALLED).packages : {};
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([folder, { version, optional, ...wanted }]) => {
      if (folder === '' || (optional && !wanted.os && !wanted.cpu)) return false;
      const fits = Object.keys(own).every((key) => !wanted[key] || wanted[key].includes(own[key]));
      const { version: present } = installed[folder] || {};
      return fits && (present !== version || !fs.existsSync(folder));
    })
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
}

function reasonOf(code) {
  if (/^(ENOTFOUND|ETIMEDOUT|ECONN\w+|EAI_AGAIN|ENOTCACHED|ERR_SOCKET\w*)$/.test(code))
    return 'нет связи с сетью; проверьте её';
  if (/^(EBUSY|EPERM|EACCES|EROFS)$/.test(code))
    return 'файлы держит другая программа (антивирус, редактор) или папка закрыта для записи; закройте программу';
  if (code === 'ENOSPC') return 'на диске кончилось место; освободите его';
  return 'причина — в сообщении npm выше; устраните её';
}

function install(names) {
  console.log(`Устанавливаю пакеты: ${names.slice(0, 3).join(', ')}${names.length > 3 ? '…' : ''}`);
  try {
    fs.writeFileSync(MARKER, '');
    execSync(INSTALL, { stdio: ['ignore', 'inherit', 'pipe'] });
  } catch (error) {
    const output = String(error.stderr);
    const [, code = error.code || ''] = /npm error code (\w+)/.exec(output) || [];
    const reason = reasonOf(code);
    if (reason.startsWith('причина')) console.error(output);
    fs.rmSync(MARKER, { force: true });
    stop(`Пакеты не установлены (${code || 'ошибка'}): ${reason} и повторите команду.`);
  }
  fs.rmSync(MARKER);
  const [name] = missingPackages();
  if (name)
    stop(
      `Пакет ${name} не установился; проверьте связь с сетью, удалите папку ${PACKAGES} и повторите команду.`,
    );
}

async function runScript() {
  await import('tsx');
  // We use `require`, because `import` finds no named exports in a module that tsx compiles.
  const require = createRequire(import.meta.url);
  const { checkContentSyntax } = require('./shared/content-files.ts');
  try {
    checkContentSyntax('.');
  } catch (error) {
    stop(error.message);
  }
  const [script] = process.argv.splice(2, 1);
  if (script) require(`./${script}`);
}

const [, needed] = /([\d.]+)/.exec(readJson('package.json').engines.node);
if (process.versions.node.localeCompare(needed, 'en', { numeric: true }) < 0) {
  stop(
    `Здесь Node.js ${process.versions.node}, а нужен Node.js ${needed} или новее; поставьте его с nodejs.org и повторите команду.`,
  );
}
if (process.cwd().includes('#')) {
  stop(
    `${process.cwd()}: в пути к проекту есть знак #, с ним сборка не работает; переименуйте папку.`,
  );
}
if (fs.existsSync(PACKAGES) && (!fs.existsSync(INSTALLED) || fs.existsSync(MARKER))) {
  console.log('Прошлая установка пакетов не закончилась, ставлю их заново.');
  fs.rmSync(PACKAGES, { recursive: true });
}
const names = missingPackages();
if (names.length > 0) install(names);
runScript();
