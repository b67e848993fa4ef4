/** Code of the islands, bytes by gzip. */
export interface IslandBytes {
  readonly share: number;
  readonly carousel: number;
  readonly form: number;
}

/** How to look into an export. */
export interface Export {
  /** Addresses of the scripts of a page. */
  scripts(page: string): readonly string[];
  /** Text of a script. */
  read(address: string): string;
  /** Its bytes by gzip. */
  bytes(address: string): number;
}

/** Words that only the share menu's code holds. */
const SHARE = 'Копировать ссылку';

const LAZY = /"(static\/chunks\/[\w-]+\.js)"/g;

/** Chunks that a script asks for later, as addresses like its own. */
function lazyChunks(address: string, text: string): string[] {
  const root = address.slice(0, address.indexOf('static/chunks/'));
  return [...text.matchAll(LAZY)].map(([, chunk]) => `${root}${chunk}`);
}

/**
 * What the islands weigh over the framework's own chunks. The share menu shares
 * its chunk with next/link, so its number is an upper bound; the form's holds
 * its dialogs, which come later.
 */
export function islandBytes(site: Export): IslandBytes {
  const sum = (addresses: readonly string[]) =>
    [...new Set(addresses)].reduce((bytes, address) => bytes + site.bytes(address), 0);
  const plain = site.scripts('help/index.html');
  const share = plain.filter((address) => site.read(address).includes(SHARE));
  const rest = plain.filter((address) => !share.includes(address));
  const extra = (page: string) => {
    const own = site.scripts(page).filter((address) => !rest.includes(address));
    return [...own, ...own.flatMap((address) => lazyChunks(address, site.read(address)))];
  };
  return {
    share: sum(share),
    carousel: sum(extra('details/android/index.html')) - sum(share),
    form: sum(extra('deleteUserData/index.html')) - sum(share),
  };
}
