/** @jest-environment node */
import { product } from '@/lib/content/product';
import { readInstaller } from '@/lib/installer/read-installer';

const { installer } = product.windows;

it('the file of public/ is the one of the product file', () => {
  expect(readInstaller(product)).toMatchObject(installer);
});

it('another than that stops the build', () => {
  const windows = { ...product.windows, installer: { ...installer, bytes: installer.bytes + 1 } };

  expect(() => readInstaller({ windows })).toThrow(`записано ${installer.bytes + 1}`);
});

it('a missing one stops the build', () => {
  const windows = { ...product.windows, installer: { ...installer, file: 'none.exe' } };

  expect(() => readInstaller({ windows })).toThrow('файла public/downloads/none.exe нет');
});
