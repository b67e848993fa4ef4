import { fullProduct } from '../../support/product';
import { readInstaller } from '@/lib/installer/read';

it('a missing installer of the current or of the previous version stops the build', () => {
  const installer = { ...fullProduct.windows.installer, file: 'no-such-file.exe' };
  const windows = { ...fullProduct.windows, installer };
  const former = { ...installer, version: '1.0' };

  expect(() => readInstaller({ windows })).toThrow(
    'windows.installer.file: файла public/downloads/no-such-file.exe нет',
  );
  expect(() => readInstaller({ windows: { ...windows, former } })).toThrow('windows.former.file:');
});
