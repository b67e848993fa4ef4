/** @jest-environment node */
import { findChromium, type ChromiumSearch } from '@/scripts/browser/find-chromium';

/** A machine that has only the given files; those of /usr/bin are on PATH. */
function machine(files: string[], rest: Partial<ChromiumSearch> = {}): ChromiumSearch {
  return {
    env: {},
    platform: 'linux',
    downloadPath: '/cache/chrome',
    exists: (file) => files.includes(file),
    findOnPath: (name) => files.find((file) => file === `/usr/bin/${name}`),
    ...rest,
  };
}

it('takes the browser that CHROMIUM_PATH names before any other', () => {
  const search = machine(['/opt/mine', '/cache/chrome', '/usr/bin/chromium'], {
    env: { CHROMIUM_PATH: '/opt/mine' },
  });

  expect(findChromium(search)).toEqual({ executablePath: '/opt/mine', source: 'CHROMIUM_PATH' });
});

it('names a CHROMIUM_PATH that does not exist instead of taking another', () => {
  const search = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/gone' } });

  expect(() => findChromium(search)).toThrow('CHROMIUM_PATH is «/opt/gone»');
});

it('ignores an empty CHROMIUM_PATH', () => {
  const search = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '' } });

  expect(findChromium(search)?.executablePath).toBe('/usr/bin/chromium');
});

it('takes the build that Playwright downloaded before one of the system', () => {
  const search = machine(['/usr/bin/chromium', '/cache/chrome']);

  expect(findChromium(search)).toEqual({ executablePath: '/cache/chrome', source: 'Playwright' });
});

it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
  'finds %s on PATH',
  (name) => {
    expect(findChromium(machine([`/usr/bin/${name}`]))).toEqual({
      executablePath: `/usr/bin/${name}`,
      source: 'system',
    });
  },
);

it('finds Chrome among the applications of macOS', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

  expect(findChromium(machine([chrome], { platform: 'darwin' }))?.executablePath).toBe(chrome);
});

it.each([
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
  String.raw`C:\Users\anna\AppData\Local\Google\Chrome\Application\chrome.exe`,
])('finds %s on Windows', (program) => {
  const env = {
    ProgramFiles: String.raw`C:\Program Files`,
    'ProgramFiles(x86)': String.raw`C:\Program Files (x86)`,
    LOCALAPPDATA: String.raw`C:\Users\anna\AppData\Local`,
  };

  expect(findChromium(machine([program], { platform: 'win32', env }))?.executablePath).toBe(
    program,
  );
});

it.each(['linux', 'darwin', 'win32'] as const)('finds nothing on a bare %s', (platform) => {
  expect(findChromium(machine([], { platform }))).toBeUndefined();
});
