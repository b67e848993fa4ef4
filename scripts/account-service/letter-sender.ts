import { randomUUID } from 'node:crypto';
import type { DeletionTokens } from './deletion-tokens';
import { resolveUrl, type LazyUrl } from './lazy-url';
import { composeDeletionLetter, type Sender } from './letter';
import { createOutbox } from './outbox';

export interface SentLetter {
  to: string;
  link: string;
  /** Absolute path of the `.eml` file. */
  file: string;
}

export interface LetterSenderOptions {
  tokens: DeletionTokens;
  serviceUrl: LazyUrl;
  /** Folder that letters are written to. */
  outbox: string;
  from: Sender;
}

/** @returns a function that issues a token for the address and writes the letter with its link */
export function createLetterSender({ tokens, serviceUrl, outbox, from }: LetterSenderOptions) {
  const folder = createOutbox(outbox);

  return async (to: string): Promise<SentLetter> => {
    const date = new Date();
    const id = randomUUID();
    const link = `${resolveUrl(serviceUrl)}/acc/ConfirmDeletion?token=${tokens.issue(to)}`;
    // The time comes first so that a folder sorted by name shows the newest letter last.
    const name = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${id}`;
    const file = await folder.save(name, composeDeletionLetter({ from, to, link, date, id }));
    return { to, link, file };
  };
}
