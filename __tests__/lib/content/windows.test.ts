/** @jest-environment node */
import { plainSpaces } from '../../support/words';
import { windows } from '@/lib/content/windows';

it.each([
  ['editing user dictionaries', /пользовательские словари.*прав/i],
  ['adding a word from the clipboard', /буфера обмена.*добавляется в словарь/i],
  ['syncing through a cloud drive', /мобильное приложение.*облачный диск/i],
])('the features name %s', (_, pattern) => {
  const features = windows.features.map(({ title, text }) => `${title}. ${text}`);

  expect(features.filter((feature) => pattern.test(plainSpaces(feature) ?? ''))).toHaveLength(1);
});
