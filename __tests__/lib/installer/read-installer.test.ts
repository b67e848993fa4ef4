/** @jest-environment node */
import { facts } from '@/lib/content/facts';
import { readInstaller } from '@/lib/installer/read-installer';

const { installer } = facts.windows;

it('the file of public/ is the one of the fact file', () => {
  expect(readInstaller(facts)).toMatchObject(installer);
});

it.each([
  ['a missing', { ...installer, file: 'none.exe' }, 'файла public/downloads/none.exe нет'],
  ['another', { ...installer, bytes: 5 }, 'записано 5'],
])('%s installer stops the build', (_, wrong, sentence) => {
  const windows = { ...facts.windows, installer: wrong };

  expect(() => readInstaller({ windows })).toThrow(sentence);
});
