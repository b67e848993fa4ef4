import { existsSync, readFileSync } from 'node:fs';
import { filesIn } from '@/lib/owner-files/folder';
import { BADGES_FOLDER } from '@/lib/stores/badges';

/** Our drawings, which stand in for pictures of the owner's originals. */
export const DRAWINGS_FOLDER = 'lib/screenshots/drawings';

/** The pictures of the owner's originals. Each file's name has a digest of what it is made of before its extension. */
export const MADE_FOLDER = '.generated/pictures';

/** Returns the path of the file that is published as `name`: a badge, an original's picture or else our drawing. */
export function publishedPicture(name: string): string {
  const badge = `${BADGES_FOLDER}/${name}`;
  if (existsSync(badge)) return badge;
  const made = filesIn(MADE_FOLDER).find(
    (file) => file.replace(/\.[\da-f]{16}(?=\.)/, '') === name,
  );
  return made ? `${MADE_FOLDER}/${made}` : `${DRAWINGS_FOLDER}/${name}`;
}

/** Reads the size of an opaque WebP in pixels (RFC 6386, 9.1). */
export function webpSize(file: string) {
  const header = readFileSync(/* turbopackIgnore: true */ file);
  return { width: header.readUInt16LE(26) & 0x3fff, height: header.readUInt16LE(28) & 0x3fff };
}
