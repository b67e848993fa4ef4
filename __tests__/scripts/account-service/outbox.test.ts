/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOutbox } from '@/scripts/account-service/outbox';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes the folder and writes the message as it is', async () => {
  const file = await createOutbox(path.join(folder, 'new', 'outbox')).save('first', 'a\r\n\r\nб');

  expect(file).toBe(path.join(folder, 'new', 'outbox', 'first.eml'));
  expect(await readFile(file, 'utf8')).toBe('a\r\n\r\nб');
});

it('does not write over an earlier letter', async () => {
  const outbox = createOutbox(folder);
  const file = await outbox.save('same', 'earlier');

  await expect(outbox.save('same', 'later')).rejects.toThrow('EEXIST');
  expect(await readFile(file, 'utf8')).toBe('earlier');
});
