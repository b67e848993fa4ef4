/** @jest-environment node */
import { readyState } from '../../support/launch-state';
import { type Facts } from '@/lib/content/facts-schema';
import { factFindings } from '@/scripts/preflight/fact-findings';

const { facts, settings } = readyState;

const findingsWith = (changed: Partial<Facts>) =>
  factFindings({ ...facts, ...changed }, settings.storeUrl);

it('full facts are no finding', () => {
  expect(findingsWith({})).toEqual([]);
});

it.each([
  ['app.storeName', { app: { ...facts.app, storeName: '' } }],
  ['app.developer', { app: { ...facts.app, developer: '' } }],
  ['app.packageName', { app: { ...facts.app, packageName: '' } }],
  ['windows.requirements', { windows: { ...facts.windows, requirements: '' } }],
  ['deletion.stepsInApp', { deletion: { ...facts.deletion, stepsInApp: [] } }],
  ['deletion.deleted', { deletion: { ...facts.deletion, deleted: [] } }],
  ['deletion.retention', { deletion: { ...facts.deletion, retention: '' } }],
  ['deletion.processing', { deletion: { ...facts.deletion, processing: '' } }],
  ['privacy.paragraphs', { privacy: { ...facts.privacy, paragraphs: [] } }],
  ['privacy.date', { privacy: { ...facts.privacy, date: '' } }],
] as const)('an empty %s is one finding, which names it', (field, changed) => {
  expect(findingsWith(changed as Partial<Facts>)).toEqual([
    expect.stringMatching(new RegExp(`^${field}: пусто — `)),
  ]);
});

it('releases without a day or without changes are named together', () => {
  const release = (version: string) => ({ version, date: '', changes: [] });

  expect(findingsWith({ android: { releases: [release('1.10'), release('1.9')] } })).toEqual([
    'android.releases: не указаны даты версий 1.10, 1.9.',
    'android.releases: не описаны изменения версий 1.10, 1.9.',
  ]);
});

it('the store’s page of another app is a finding', () => {
  expect(findingsWith({ app: { ...facts.app, packageName: 'org.other.app' } })).toEqual([
    'app.packageName: «org.other.app», но NEXT_PUBLIC_STORE_URL ведёт на страницу «org.slovar.app».',
  ]);
});
