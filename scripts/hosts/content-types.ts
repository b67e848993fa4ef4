import path from 'node:path';

/**
 * Content types that a browser works with, by extension; the first is the
 * registered one. A stylesheet and a script of another type are refused; a text
 * of another type is a download; a picture of a wrong type may be.
 */
const contentTypes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  html: ['text/html'],
  css: ['text/css'],
  js: ['text/javascript', 'application/javascript', 'application/x-javascript'],
  txt: ['text/plain'],
  xml: ['application/xml', 'text/xml', 'application/atom+xml'],
  json: ['application/json'],
  svg: ['image/svg+xml'],
  png: ['image/png'],
  jpg: ['image/jpeg'],
  ico: ['image/vnd.microsoft.icon', 'image/x-icon'],
  avif: ['image/avif'],
  webp: ['image/webp'],
  zip: ['application/zip', 'application/x-zip-compressed'],
  webmanifest: ['application/manifest+json'],
};

/** Extension of a file name without the dot. */
export const extensionOf = (file: string) => path.extname(file).slice(1);

/** The registered content type of a file of the export. */
export const contentTypeOf = (file: string): string =>
  contentTypes[extensionOf(file)]?.[0] ?? 'application/octet-stream';

/**
 * Whether a browser can use the file when it is sent with the header.
 *
 * @param header value of Content-Type with or without parameters; '' when there is none
 * @param exception what the server is known to send instead
 */
export function isUsableType(file: string, header: string, exception?: string): boolean {
  const type = header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === exception) return true;
  return contentTypes[extensionOf(file)]?.includes(type) ?? false;
}
