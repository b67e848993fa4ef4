import { fullProduct } from '../../../support/product';
import { sample } from '@/lib/product/sample';
import { sampleProblems } from '@/scripts/build/launch-list/sample-problems';

jest.mock('@/scripts/build/launch-list/sample-texts/record', () => ({ isSampleText: () => false }));

const { android, windows } = fullProduct;
const sampleProduct = {
  ...fullProduct,
  android: {
    ...android,
    releases: [{ version: sample.versions.android, date: '', changes: [] }, ...android.releases],
  },
  windows: {
    ...windows,
    installer: { ...windows.installer, file: `${sample.installer}-1.0.exe` },
    releases: windows.releases.map((one) => ({ ...one, version: sample.versions.windows })),
  },
};
const noWindows = { ...sampleProduct, windows: { ...sampleProduct.windows, releases: [] } };
const ofAndroid = `android.releases: версия ${sample.versions.android} — наша`;

it.each([
  [
    'the sample’s version and installer if the site has another name',
    sampleProduct,
    'Лексикон',
    [ofAndroid, 'windows.installer.file: «'],
  ],
  ['nothing if the site has the sample’s name', sampleProduct, sample.siteName, []],
  ['only the Android version if there is no Windows program', noWindows, 'Лексикон', [ofAndroid]],
  ['nothing if all data are the owner’s', fullProduct, 'Лексикон', []],
])('the report on sample data names %s', (_, product, siteName, sentences) => {
  expect(sampleProblems(product, siteName)).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});
