import { fullProduct } from '../../support/product';
import { fileSize } from '@/lib/installer/file-size';
import { readInstaller } from '@/lib/installer/read';
import { installerMismatch, isPlaceholder, measureFile } from '@/lib/installer/verify';

it.each([
  [743, '743_байта'],
  [1011, '1011_байт'],
  [1024, '1_КБ'],
  [12_900_000, '12,3_МБ'],
  [1024 * 1024 - 1, '1_МБ'],
  [1024 ** 3 * 1.5, '1,5_ГБ'],
  [1024 ** 4 * 2, '2_048_ГБ'],
])('%d bytes are written as «%s», where «_» stands for a no-break space', (bytes, words) => {
  expect(fileSize(bytes).replaceAll('\u00a0', '_')).toBe(words);
});

it('if the installer of the current or an earlier version is missing, the build fails', () => {
  const installer = { ...fullProduct.windows.installer, file: 'no-such-file.exe' };
  const windows = { ...fullProduct.windows, installer };
  const former = { ...installer, version: '1.0' };

  const missing = 'windows.installer.file: файла public/downloads/no-such-file.exe нет';
  expect(() => readInstaller({ windows })).toThrow(missing);
  expect(() => readInstaller({ windows: { ...windows, former } })).toThrow('windows.former.file:');
});

const data = Buffer.from('abc');
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const described = { file: 'a-1.0.exe', bytes: 3, sha256 };

it('an installer with the recorded size and SHA-256 is accepted', () => {
  expect(measureFile(data)).toEqual({ bytes: 3, sha256 });
  expect(installerMismatch('installer', described, data)).toBeUndefined();
});

it.each([
  ['bytes', 10],
  ['sha256', 'ff'],
])('if `%s` is wrong, the error gives the right values of `bytes` and `sha256`', (field, value) => {
  expect(installerMismatch('installer', { ...described, [field]: value }, data)).toBe(
    `lib/content/product.json, windows.installer.${field}: записано ${value}, а файл public/downloads/a-1.0.exe другой; верните прежний файл или впишите "bytes": 3, "sha256": "${sha256}".`,
  );
});

it('a file counts as a placeholder only if it says that it contains no program', () => {
  const text = 'PK\u0003\u0004 В этом архиве нет никакой программы: только этот текст.\r\nPK';

  expect([text, 'MZ\u0090'].map((file) => isPlaceholder(Buffer.from(file)))).toEqual([true, false]);
});
