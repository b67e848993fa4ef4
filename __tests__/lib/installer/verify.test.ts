import { installerMismatch, isPlaceholder, measureFile } from '@/lib/installer/verify';

const SUM = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

const data = Buffer.from('abc');
const described = { file: 'a-1.0.exe', bytes: 3, sha256: SUM };

it('measuring a file gives its size and its SHA-256, and a file with the recorded values matches', () => {
  expect(measureFile(data)).toEqual({ bytes: 3, sha256: SUM });
  expect(installerMismatch('installer', described, data)).toBeUndefined();
});

it.each([
  ['bytes', 10, 'записано 10, а в файле public/downloads/a-1.0.exe байтов 3'],
  ['sha256', 'ff', 'записано ff, а у файла public/downloads/a-1.0.exe — ba7816bf'],
])(
  'the message about a wrong `%s` names the field and the file, and says what is wrong',
  (field, value, sentence) => {
    const expected = `product.json, windows.installer.${field}: ${sentence}`;

    expect(installerMismatch('installer', { ...described, [field]: value }, data)).toContain(
      expected,
    );
  },
);

it('only a file that contains the placeholder’s sentence counts as a placeholder', () => {
  const text = 'PK\u0003\u0004 В этом архиве нет никакой программы: только этот текст.\r\nPK';

  expect([text, 'MZ\u0090'].map((file) => isPlaceholder(Buffer.from(file)))).toEqual([true, false]);
});
