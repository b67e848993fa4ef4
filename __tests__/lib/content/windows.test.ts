/** @jest-environment node */
import { existsSync } from 'node:fs';
import { plainSpaces } from '../../support/words';
import { windows } from '@/lib/content/windows';

it('the version is 1.0.7', () => {
  expect(windows.installer.version).toBe('1.0.7');
});

it('the installer is a file of public/', () => {
  expect(existsSync(`public/downloads/${windows.installer.fileName}`)).toBe(true);
});

it('the name of the installer carries the version', () => {
  expect(windows.installer.fileName).toContain(`-${windows.installer.version}.`);
});

it.each([
  ['editing user dictionaries', /пользовательские словари.*прав/i],
  ['adding a word from the clipboard', /буфера обмена.*добавляется в словарь/i],
  ['syncing through a cloud drive', /мобильное приложение.*облачный диск/i],
])('the features name %s', (_, pattern) => {
  const features = windows.features.map(({ title, text }) => `${title}. ${text}`);

  expect(features.filter((feature) => pattern.test(plainSpaces(feature) ?? ''))).toHaveLength(1);
});
