import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AccountServiceOptions } from '@/scripts/account-service/service';
import { startAccount } from '@/scripts/site-server/start-account';

/** The service on a free port of loopback, with an outbox that goes away with it. */
export async function startTestAccount(options: Partial<AccountServiceOptions> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'account-'));
  const outbox = path.join(folder, 'outbox');
  const running = await startAccount({ siteUrl: 'https://site.example', outbox, ...options });

  return {
    ...running,
    outbox,
    request: (query: string, init?: RequestInit) =>
      fetch(`${running.url}/acc/RequestDeleteUserByEmail${query}`, { redirect: 'manual', ...init }),
    /** Follows a link without following the redirect that it answers with. */
    open: (link: string, init?: RequestInit) => fetch(link, { redirect: 'manual', ...init }),
    readLetter: async (file = running.account.letters.at(-1)?.file) =>
      parseLetter(await readFile(file ?? '', 'utf8')),
    async close() {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A reader of just what a mail program needs from a one-part letter. */
export function parseLetter(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end);
  const headers = new Map(
    head
      .replaceAll('\r\n ', ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return {
    head,
    header: (name: string) => decodeWords(headers.get(name) ?? ''),
    names: [...headers.keys()],
    text: Buffer.from(source.slice(end), 'base64').toString(),
  };
}

export function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) =>
      Buffer.from(word, 'base64').toString(),
    );
}
