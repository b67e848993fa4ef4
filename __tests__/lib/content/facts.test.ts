/** @jest-environment node */
import { plainSpaces } from '../../support/words';
import { facts } from '@/lib/content/facts';
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

it('releases may be written in any order and are read newest first', () => {
  const release = (version: string) => ({ version, date: '', changes: [] });
  const releases = ['1.9', '1.10', '1.8'].map(release);

  const read = parseFacts({ ...json, android: { releases } }).android.releases;
  expect(read.map(({ version }) => version)).toEqual(['1.10', '1.9', '1.8']);
});

it('a version that is there twice is noticed', () => {
  const [release] = json.android.releases;

  expect(() => parseFacts({ ...json, android: { releases: [release, release] } })).toThrow(
    'android.releases: must have each version once',
  );
});

describe('what the specification names is kept', () => {
  it('the eight changes of Android 1.243 in their order', () => {
    const release = facts.android.releases.find(({ version }) => version === '1.243');

    expect(release?.changes.map(({ text }) => plainSpaces(text))).toEqual([
      expect.stringMatching(/новая иконка/i),
      expect.stringMatching(/новое упражнение.*карточки с аудированием/i),
      expect.stringMatching(/несохранённых изменениях.*карточке слова/i),
      expect.stringMatching(/приставки.*написание/i),
      expect.stringMatching(/всех найденных переводов.*написание/i),
      expect.stringMatching(/размера шрифта.*выборе слова.*выборе перевода/i),
      expect.stringMatching(/грузинского языка/i),
      expect.stringMatching(/стабильность/i),
    ]);
  });

  it('Windows 1.0.7', () => {
    expect(facts.windows.releases.map(({ version }) => version)).toContain('1.0.7');
  });

  it('the seven dictionaries in their order', () => {
    const seven = [
      'Английский',
      'Немецкий',
      'Французский',
      'Итальянский',
      'Испанский',
      'Польский',
      'Нидерландский',
    ];

    const named = facts.dictionaries.map(({ from }) => from);
    expect(named.filter((from) => seven.includes(from))).toEqual(seven);
  });
});

it.each(facts.dictionaries)('$own is what the language $code calls itself', ({ code, own }) => {
  expect(new Intl.DisplayNames([code], { type: 'language' }).of(code)).toBe(own);
});
