import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TOKENS_FILE } from '@/lib/brand/tokens';

/** What other services ask an owner to put beside the pages, by the path in `public/`. */
export const ownFiles: Readonly<Record<string, string>> = {
  'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
  'yandex_0123456789abcdef.html': `<html>
    <head>
        <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
    </head>
    <body>Verification: 0123456789abcdef</body>
</html>
`,
  // A page of somebody else's, whose links and styles are nobody's here to judge.
  'old/offer.html': '<!doctype html><body style="color: red"><a href="/nowhere/">Далее</a>',
  CNAME: 'slovo-i-delo.ru\n',
  '.well-known/gpc.json': '{ "gpc": true, "lastUpdate": "2026-08-02" }\n',
};

/** The owner's own sign: white on a rounded ground. */
export const ownIconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#0b6b4f"/><path d="M10 34V14l14 14 14-14v20" fill="none" stroke="#fff" stroke-width="5"/></svg>\n';

/** An accent of the owner's in the light theme, and paper that is not quite white. */
export const ownColors: Readonly<Record<string, string>> = {
  accent: '#0b6b4f',
  'accent-strong': '#07523c',
  'accent-soft': '#dcf5ea',
  surface: '#fffdf8',
};

/** Adds these files to a tree and enters the colours in its light theme. @param root folder of the tree */
export async function addOwnFiles(root: string): Promise<void> {
  const files = Object.entries(ownFiles).map(([name, text]) => [`public/${name}`, text] as const);
  let css = await readFile(path.join(root, TOKENS_FILE), 'utf8');
  for (const [name, color] of Object.entries(ownColors)) {
    css = css.replace(new RegExp(`--${name}: #[0-9a-f]+;`), `--${name}: ${color};`);
  }
  const changed = [
    ['lib/content/icon.svg', ownIconSvg],
    [TOKENS_FILE, css],
  ] as const;
  for (const [name, text] of [...files, ...changed]) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
