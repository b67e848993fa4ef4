/** @jest-environment node */
import { readyState } from '../../support/launch-state';
import { type Product } from '@/lib/product/schema';
import { productFindings } from '@/scripts/preflight/product-findings';

const { product, settings } = readyState;

const findingsWith = (changed: Partial<Product>) =>
  productFindings({ ...product, ...changed }, settings.storeUrl);

it('full product data are no finding', () => {
  expect(findingsWith({})).toEqual([]);
});

it.each([
  ['app.storeName', { app: { ...product.app, storeName: '' } }],
  ['app.developer', { app: { ...product.app, developer: '' } }],
  ['app.packageName', { app: { ...product.app, packageName: '' } }],
  ['windows.requirements', { windows: { ...product.windows, requirements: '' } }],
  ['deletion.stepsInApp', { deletion: { ...product.deletion, stepsInApp: [] } }],
  ['deletion.deleted', { deletion: { ...product.deletion, deleted: [] } }],
  ['deletion.retention', { deletion: { ...product.deletion, retention: '' } }],
  ['deletion.processing', { deletion: { ...product.deletion, processing: '' } }],
  ['privacy.paragraphs', { privacy: { ...product.privacy, paragraphs: [] } }],
  ['privacy.date', { privacy: { ...product.privacy, date: '' } }],
] as const)('an empty %s is one finding, which names it', (field, changed) => {
  expect(findingsWith(changed as Partial<Product>)).toEqual([
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
  expect(findingsWith({ app: { ...product.app, packageName: 'org.other.app' } })).toEqual([
    'app.packageName: «org.other.app», но NEXT_PUBLIC_STORE_URL ведёт на страницу «org.slovar.app».',
  ]);
});
