import { execSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/*
 * Commands that may run before `npm ci` import this module first (package.json). It installs packages that are missing
 * or have the wrong version, and lets Node run TypeScript.
 */

/** If this command fails, it changes nothing. `npm ci` would first remove all packages, even without a network. */
const INSTALL = 'npm install --no-save --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000';

const PACKAGES = 'node_modules';

/** Exists while packages are being installed. If it exists at the next start, the installation was killed. */
const MARKER = `${PACKAGES}.installing`;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function missingPackages() {
  try {
    execSync('npm ls --depth=0 --json', { stdio: ['ignore', 'pipe', 'ignore'] });
    return [];
  } catch (error) {
    const { dependencies = {} } = JSON.parse(error.stdout);
    return Object.keys(dependencies).filter((name) => dependencies[name].problems);
  }
}

function reasonOf(code) {
  if (/^(ENOTFOUND|ETIMEDOUT|ECONN\w+|EAI_AGAIN|ENOTCACHED|ERR_SOCKET\w*)$/.test(code))
    return 'нет связи с сетью; проверьте её';
  if (/^(EBUSY|EPERM|EACCES|EROFS)$/.test(code))
    return 'файлы держит другая программа (антивирус, редактор) или папка закрыта для записи; закройте программу';
  if (code === 'ENOSPC') return 'на диске кончилось место; освободите его';
  return 'причина — в сообщении npm выше';
}

function install(names) {
  console.log(`Устанавливаю пакеты: ${names.slice(0, 3).join(', ')}${names.length > 3 ? '…' : ''}`);
  try {
    writeFileSync(MARKER, '');
    execSync(INSTALL, { stdio: ['ignore', 'inherit', 'pipe'] });
  } catch (error) {
    const output = String(error.stderr);
    const [, code = error.code ?? ''] = /npm error code (\w+)/.exec(output) ?? [];
    const reason = reasonOf(code);
    if (reason.startsWith('причина')) console.error(output);
    rmSync(MARKER, { force: true });
    stop(`Пакеты не установлены (${code || 'ошибка'}): ${reason} и повторите команду.`);
  }
  rmSync(MARKER);
}

if (process.cwd().includes('#')) {
  stop(
    `${process.cwd()}: в пути к проекту есть знак #, с ним сборка не работает; переименуйте папку.`,
  );
}
// npm writes this file last, so without it the packages may be incomplete.
const isWhole = existsSync(`${PACKAGES}/.package-lock.json`) && !existsSync(MARKER);
if (existsSync(PACKAGES) && !isWhole) {
  console.log('Прошлая установка пакетов не закончилась, ставлю их заново.');
  rmSync(PACKAGES, { recursive: true });
}
const names = missingPackages();
if (names.length > 0) install(names);
await import('tsx');
