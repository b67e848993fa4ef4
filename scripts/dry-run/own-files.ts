import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PUBLIC_FOLDER } from '../folders';
import { ownIconPaths } from '../pictures/icon/own-icon';
import { ownersColours, ownersInstaller, ownersProduct } from './owners-data';
import { withTokens } from './recipes';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { PRODUCT_FILE } from '@/lib/product/schema';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { screenshots, slideScreenshot } from '@/lib/screenshots/screenshots';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

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
  // In the places of what the build makes by itself, or removes.
  '.well-known/security.txt': 'Contact: https://bugs.example/\nExpires: 2100-01-01T00:00:00Z\n',
  'index.txt': 'Слово и дело\n',
};

/** Files to which the build adds its own part. */
export const ownRules: Readonly<Record<string, string>> = {
  'robots.txt': 'User-agent: *\nDisallow: /old/\n',
  _headers: '/old/*\n  X-Robots-Tag: noindex\n',
  '.htaccess': 'Redirect 410 /old/gone.html\n',
};

/** The owner's own sign: white on a rounded ground. */
export const ownIconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#0b6b4f"/><path d="M10 34V14l14 14 14-14v20" fill="none" stroke="#fff" stroke-width="5"/></svg>\n';

/** A plain picture for every screenshot, and for the one that the guide adds. */
async function addPictures(root: string): Promise<void> {
  await mkdir(path.join(root, ORIGINALS_FOLDER));
  const pictures = [...screenshots.values(), slideScreenshot({ img: 'quiz', alt: '' })];
  for (const { id, width, height } of pictures) {
    const size = { width: width * 2, height: height * 2 };
    await sharp({ create: { ...size, channels: 3, background: '#2b5a4a' } })
      .png()
      .toFile(path.join(root, ORIGINALS_FOLDER, `${id}.png`));
  }
}

/** Where the owner of this tree has put files. */
const ownPlaces = [PUBLIC_FOLDER, ORIGINALS_FOLDER, ...ownIconPaths];

/**
 * Puts an owner's files into a tree, in place of all that another has put there, and the owner's colours.
 *
 * @param root folder of the tree
 */
export async function addOwnFiles(root: string): Promise<void> {
  for (const place of ownPlaces) await rm(path.join(root, place), { recursive: true, force: true });
  const css = await readFile(path.join(root, TOKENS_FILE), 'utf8');
  const files: Record<string, string | Buffer> = {
    'lib/content/icon.svg': ownIconSvg,
    [TOKENS_FILE]: withTokens(css, ownersColours),
    [PRODUCT_FILE]: JSON.stringify(ownersProduct),
    [DOWNLOADS_FOLDER + ownersProduct.windows.installer.file]: ownersInstaller,
    // As the guide calls it.
    '../setup.exe': ownersInstaller.subarray(0, 2_000_000),
  };
  for (const [name, text] of Object.entries({ ...ownFiles, ...ownRules })) {
    files[`${PUBLIC_FOLDER}/${name}`] = text;
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await addPictures(root);
}
