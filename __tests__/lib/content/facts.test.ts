/** @jest-environment node */
import { parseFacts } from '@/lib/content/facts-schema';
import json from '@/lib/content/facts.json';

it('the fact file is as the schema wants it', () => {
  expect(parseFacts(json)).toEqual(json);
});

it.each([
  [
    'windows.installer.sha256',
    { windows: { ...json.windows, installer: { ...json.windows.installer, sha256: 'x' } } },
  ],
  ['android.releases', { android: { releases: [] } }],
  ['updated', { updated: 'yesterday' }],
  ['app.packageName', { app: { ...json.app, packageName: 'not a package' } }],
])('a wrong %s is named together with the file', (field, wrong) => {
  expect(() => parseFacts({ ...json, ...wrong })).toThrow(`lib/content/facts.json, ${field}: must`);
});

it('a misspelt field is noticed', () => {
  expect(() => parseFacts({ ...json, dictionarys: [] })).toThrow('dictionarys');
});
