import { execSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

/*
 * `node scripts/run.mjs preflight/index.ts` runs that script (package.json), after it has installed packages that are
 * missing, have the wrong version or are for another system.
 * Even Node 12 must be able to read this file, so it has no `??` and awaits only in functions.
 */

/** If this command fails, it changes nothing. `npm ci` would first remove all packages, even without a network. */
const INSTALL = 'npm install --no-save --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000';

const PACKAGES = 'node_modules';

const WANTED = 'package-lock.json';

/** Lists what is installed. npm writes it last, so without it the packages may be incomplete. */
const INSTALLED = `${PACKAGES}/.${WANTED}`;

/** Exists while packages are being installed. If it exists at the next start, the installation was killed. */
const MARKER = `${PACKAGES}.installing`;

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

function stop(sentence) {
  console.error(`${sentence} и повторите команду.`);
  process.exit(1);
}

function missingPackages() {
  const { glibcVersionRuntime } = process.report.getReport().header;
  const system = [process.platform, process.arch, glibcVersionRuntime ? 'glibc' : 'musl'];
  const installed = fs.existsSync(INSTALLED) ? readJson(INSTALLED).packages : {};
  const isMissing = ([folder, { version, optional, os, cpu, libc }]) => {
    // npm leaves out optional packages that are for another system, or that only such packages need.
    if (optional && !os && !cpu) return false;
    const fits = [os, cpu, libc].every((names, index) => !names || names.includes(system[index]));
    return fits && ((installed[folder] || {}).version !== version || !fs.existsSync(folder));
  };
  const [, ...wanted] = Object.entries(readJson(WANTED).packages);
  return wanted.filter(isMissing).map(([folder]) => folder.replace(/^.*node_modules\//, ''));
}

function reasonOf(code) {
  if (/^(ENOTFOUND|ETIMEDOUT|ECONN\w+|EAI_AGAIN|ENOTCACHED|ERR_SOCKET\w*)$/.test(code))
    return 'нет связи с сетью; проверьте её';
  if (/^(EBUSY|EPERM|EACCES|EROFS)$/.test(code))
    return 'файлы держит другая программа (антивирус, редактор) или папка закрыта для записи; закройте программу';
  if (/^SIG/.test(code))
    return 'система остановила npm; скорее всего, не хватило памяти; закройте другие программы';
  if (code === 'ENOSPC') return 'на диске кончилось место; освободите его';
  return 'причина — в сообщении npm выше; устраните её';
}

/** npm does not pass signals on to us, only to its shell, which then ends. So we end when our parent has ended. */
function endWithParent() {
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

function install(names) {
  console.log(`Устанавливаю пакеты: ${names.slice(0, 3).join(', ')}${names.length > 3 ? '…' : ''}`);
  try {
    fs.writeFileSync(MARKER, '');
    execSync(INSTALL, { stdio: ['ignore', 'inherit', 'pipe'] });
  } catch (error) {
    const output = String(error.stderr);
    // A shell reports a signal as an exit code above 128.
    const killed = error.signal || (error.status > 128 ? 'SIGKILL' : '');
    const [, code = error.code || killed] = /npm error code (\w+)/.exec(output) || [];
    const reason = reasonOf(code);
    if (reason.startsWith('причина')) console.error(output);
    // After a signal the marker stays, because the packages may be incomplete.
    if (!killed) fs.rmSync(MARKER, { force: true });
    stop(`Пакеты не установлены (${code || 'ошибка'}): ${reason}`);
  }
  fs.rmSync(MARKER);
  const [name] = missingPackages();
  if (name)
    stop(`Пакет ${name} не установился; проверьте связь с сетью, удалите папку ${PACKAGES}`);
}

async function run() {
  const names = missingPackages();
  if (names.length > 0) install(names);
  await import('tsx');
  // We use `require`, because `import` finds no named exports in a module that tsx compiles.
  const require = createRequire(import.meta.url);
  const [script] = process.argv.splice(2, 1);
  if (script) require(`./${script}`);
}

const { node } = process.versions;
const needed = readJson('package.json').engines.node.replace('>=', '');
if (node.localeCompare(needed, 'en', { numeric: true }) < 0)
  stop(`Здесь Node.js ${node}, а нужен Node.js ${needed} или новее; поставьте его с nodejs.org`);
if (process.cwd().includes('#'))
  stop(`${process.cwd()}: в пути к проекту знак #, с ним сборка не работает; переименуйте папку`);
if (!fs.existsSync(WANTED)) stop(`${WANTED}: файла нет; верните его`);
if (fs.existsSync(PACKAGES) && (!fs.existsSync(INSTALLED) || fs.existsSync(MARKER))) {
  console.log('Прошлая установка пакетов не закончилась, ставлю их заново.');
  fs.rmSync(PACKAGES, { recursive: true });
}
endWithParent();
run();
