import { fullProduct } from '../../support/product';
import { sample } from '@/lib/product/sample';
import { sampleProblems } from '@/scripts/preflight/sample-problems';

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

it('under another name the headword, the installer’s name and the releases of the sample are named', () => {
  expect(sampleProblems(sampleProduct, 'Лексикон', sample.headword)).toEqual([
    expect.stringContaining(`«${sample.headword.hyphenation} +» — наше слово`),
    expect.stringContaining(`android.releases: версия ${sample.versions.android} — наша`),
    expect.stringContaining('windows.installer.file: «'),
  ]);
});

it('what is the owner’s is not: another word, a version with its day, and all of it under the sample’s name', () => {
  expect(sampleProblems(fullProduct, 'Лексикон', own)).toEqual([]);
  expect(sampleProblems(sampleProduct, sample.siteName, sample.headword)).toEqual([]);
});

it('under a headword of the owner’s the transcription of ours is named', () => {
  const { transcription } = sample.headword;

  expect(sampleProblems(fullProduct, 'Лексикон', { ...own, transcription })).toEqual([
    expect.stringContaining(`«${transcription}» — наша`),
  ]);
});

it('of a program that is not there nothing is said', () => {
  const none = { ...sampleProduct, windows: { ...sampleProduct.windows, releases: [] } };

  expect(sampleProblems(none, 'Лексикон', own)).toHaveLength(1);
});
