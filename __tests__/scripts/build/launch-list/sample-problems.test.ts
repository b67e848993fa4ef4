import { fullProduct } from '../../../support/product';
import { sample } from '@/lib/product/sample';
import { sampleProblems } from '@/scripts/build/launch-list/sample-problems';

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
const own = { hyphenation: 'лек·си·ко́н', mark: '+', transcription: '' };

const { hyphenation, transcription } = sample.headword;
const noWindows = { ...sampleProduct, windows: { ...sampleProduct.windows, releases: [] } };
const ofAndroid = `android.releases: версия ${sample.versions.android} — наша`;

it.each([
  [
    'everything of the sample under another name',
    sampleProduct,
    'Лексикон',
    sample.headword,
    [`«${hyphenation} +» — наше слово`, ofAndroid, 'windows.installer.file: «'],
  ],
  ['it under its own name', sampleProduct, sample.siteName, sample.headword, []],
  ['a program that is not there', noWindows, 'Лексикон', own, [ofAndroid]],
  ['the owner’s words and versions', fullProduct, 'Лексикон', own, []],
  [
    'our transcription under a word of the owner’s',
    fullProduct,
    'Лексикон',
    { ...own, transcription },
    [`«${transcription}» — наша`],
  ],
])('of %s only this is said to be the sample’s', (_, product, siteName, headword, sentences) => {
  expect(sampleProblems(product, siteName, headword)).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});
