/** @jest-environment node */
import { product } from '@/lib/content/product';
import { readInstaller } from '@/lib/installer/read-installer';

const { installer } = product.windows;

it('the file of public/ is the one of the product file', () => {
  expect(readInstaller(product)).toMatchObject(installer);
});

it.each([
  ['a missing', { ...installer, file: 'none.exe' }, 'файла public/downloads/none.exe нет'],
  ['another', { ...installer, bytes: 5 }, 'записано 5'],
])('%s installer stops the build', (_, wrong, sentence) => {
  const windows = { ...product.windows, installer: wrong };

  expect(() => readInstaller({ windows })).toThrow(sentence);
});
