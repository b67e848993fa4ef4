/** @jest-environment node */
import { installerMismatch, measureFile } from '@/lib/installer/installer-mismatch';

const data = Buffer.from('installer');
const facts = { file: 'a-1.0.exe', ...measureFile(data) };

it('measures the bytes and the SHA-256', () => {
  expect(measureFile(Buffer.from('abc'))).toEqual({
    bytes: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});

it('is silent when file and facts agree', () => {
  expect(installerMismatch(facts, data)).toBeUndefined();
});

it('names the file and both sizes', () => {
  expect(installerMismatch({ ...facts, bytes: 10 }, data)).toBe(
    'public/downloads/a-1.0.exe has 9 bytes, but lib/content/facts.json says 10.',
  );
});

it('names the file and both checksums', () => {
  const sha256 = 'f'.repeat(64);

  expect(installerMismatch({ ...facts, sha256 }, data)).toBe(
    `The SHA-256 of public/downloads/a-1.0.exe is ${facts.sha256}, but lib/content/facts.json says ${sha256}.`,
  );
});
