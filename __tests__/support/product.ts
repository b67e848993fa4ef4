import { ownersProduct } from '@/__tests__/fixtures/owners-data';
import { parseProduct } from '@/lib/site/parse';
import { type Facts } from '@/lib/site/schema';
import { statementNames } from '@/lib/product/statements';

/** The parsed product file of the dry run, in which every field is filled in. */
export const fullProduct = parseProduct({ ...ownersProduct, confirmed: statementNames });

/** `fullProduct` without the facts that only the owner knows. */
export const emptyProduct: Product = {
  ...fullProduct,
  app: { storeName: '', developer: '', packageName: '', certificates: [], otherDevices: '' },
  deletion: { stepsInApp: [], deleted: [], kept: [], retention: '', processing: '' },
  privacy: { date: '', paragraphs: [] },
};

const without = (id: 'android' | 'windows'): Product => ({
  ...fullProduct,
  [id]: { ...fullFacts[id], releases: [] },
});

export const withoutAndroid = without('android');
export const withoutWindows = without('windows');
