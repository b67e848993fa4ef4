import path from 'node:path';

/** Names that Linux distributions give to the program, the free build first. */
export const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const macPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Edge is built from Chromium and is on every Windows machine.
const windowsPrograms = [
  ['Chromium', 'Application', 'chrome.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/** Full paths of the usual installations on systems that do not put browsers on PATH. */
export function browserPlaces(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  if (platform === 'darwin') return macPlaces;
  if (platform !== 'win32') return [];

  const roots = [env.LOCALAPPDATA, env.ProgramFiles, env['ProgramFiles(x86)']];
  return windowsPrograms.flatMap((program) =>
    roots.flatMap((root) => (root ? [path.win32.join(root, ...program)] : [])),
  );
}
