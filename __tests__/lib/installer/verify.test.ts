import { installerMismatch, isPlaceholder, measureFile } from '@/lib/installer/verify';

const SUM = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

const data = Buffer.from('abc');
const described = { file: 'a-1.0.exe', bytes: 3, sha256: SUM };

it('measuring a file gives its size and its SHA-256, and a file with the recorded values matches', () => {
  expect(measureFile(data)).toEqual({ bytes: 3, sha256: SUM });
  expect(installerMismatch('installer', described, data)).toBeUndefined();
});

it.each([
  ['bytes', 10],
  ['sha256', 'ff'],
])('the message about a wrong `%s` gives both right values to copy', (field, value) => {
  expect(installerMismatch('installer', { ...described, [field]: value }, data)).toBe(
    `lib/content/product.json, windows.installer.${field}: записано ${value}, а файл public/downloads/a-1.0.exe другой; верните прежний файл или впишите "bytes": 3, "sha256": "${SUM}".`,
  );
});

it('only a file that contains the placeholder’s sentence counts as a placeholder', () => {
  const text = 'PK\u0003\u0004 В этом архиве нет никакой программы: только этот текст.\r\nPK';

  expect([text, 'MZ\u0090'].map((file) => isPlaceholder(Buffer.from(file)))).toEqual([true, false]);
});
