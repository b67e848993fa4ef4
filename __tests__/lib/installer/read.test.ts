import { fullProduct } from '../../support/product';
import { readInstaller } from '@/lib/installer/read';

it('a file that is not the described one stops the build, that of an earlier version, too', () => {
  const installer = { ...fullProduct.windows.installer, file: 'no-such-file.exe' };
  const windows = { ...fullProduct.windows, installer };
  const former = { ...installer, version: '1.0' };

  expect(() => readInstaller({ windows })).toThrow('windows.installer.file: файла');
  expect(() => readInstaller({ windows: { ...windows, former } })).toThrow('windows.former.file:');
});
