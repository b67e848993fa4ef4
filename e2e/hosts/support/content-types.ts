import path from 'node:path';
import { extensions, lookup } from 'mime-types';

/** Other names that browsers take for a type, where mime-types gives them no extension. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  '.js': ['application/x-javascript'],
  // The feed of changes.
  '.xml': ['application/atom+xml'],
};

/**
 * Whether a browser can use the file when it is sent with the header: a stylesheet and a script of
 * another type are refused, a text of another type is a download. What is offered for download is
 * saved whatever it is called, unless it is called a text, a picture or a page.
 *
 * @param header value of Content-Type with or without parameters; '' when there is none
 * @param exception what the server is known to send instead
 */
export function isUsableType(file: string, header: string, exception?: string): boolean {
  const type = header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === exception) return true;
  if (file.startsWith('downloads/')) return /^(application\/(?!xhtml).*)?$/.test(type);
  const extension = path.extname(file);
  return (
    type === lookup(file) ||
    (extensions[type]?.includes(extension.slice(1)) ?? false) ||
    (synonyms[extension]?.includes(type) ?? false)
  );
}
