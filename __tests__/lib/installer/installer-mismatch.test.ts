/** @jest-environment node */
import { installerMismatch, measureFile } from '@/lib/installer/installer-mismatch';

const data = Buffer.from('installer');
const product = { file: 'a-1.0.exe', ...measureFile(data) };

it('measures the bytes and the SHA-256', () => {
  expect(measureFile(Buffer.from('abc'))).toEqual({
    bytes: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});

it('is silent when file and product data agree', () => {
  expect(installerMismatch(product, data)).toBeUndefined();
});

it.each([
  ['file', product, undefined, 'файла public/downloads/a-1.0.exe нет'],
  [
    'bytes',
    { ...product, bytes: 10 },
    data,
    'записано 10, а в файле public/downloads/a-1.0.exe байтов 9',
  ],
  [
    'sha256',
    { ...product, sha256: 'ff' },
    data,
    `записано ff, а у файла public/downloads/a-1.0.exe`,
  ],
])('a wrong %s is told with the file and both values', (field, wrong, content, sentence) => {
  expect(installerMismatch(wrong, content)).toMatch(`product.json, windows.installer.${field}: `);
  expect(installerMismatch(wrong, content)).toContain(sentence);
});
