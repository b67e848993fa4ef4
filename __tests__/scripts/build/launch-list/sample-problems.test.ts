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
    'the sample’s headword, version and installer under another site name',
    sampleProduct,
    'Лексикон',
    sample.headword,
    [`«${hyphenation} +» — наше слово`, ofAndroid, 'windows.installer.file: «'],
  ],
  ['nothing of the sample under its own name', sampleProduct, sample.siteName, sample.headword, []],
  [
    'only the Android version if there is no Windows program',
    noWindows,
    'Лексикон',
    own,
    [ofAndroid],
  ],
  ['nothing of the owner’s own data', fullProduct, 'Лексикон', own, []],
  [
    'the sample’s transcription under the owner’s headword',
    fullProduct,
    'Лексикон',
    { ...own, transcription },
    [`«${transcription}» — наша`],
  ],
])('sample data are reported: %s', (_, product, siteName, headword, sentences) => {
  expect(sampleProblems(product, siteName, headword)).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});
