import { hasProgram, type Platform, platformsOf } from './platforms';
import { type Product, type Release } from './schema';

/**
 * Invented values from the repository's sample. The owner should replace them in the settings, the product
 * file and the file names.
 */
export const sample = {
  siteName: 'Словарь+',
  /** Beginning of the installer's file name, before the version. */
  installer: 'SlovarPlus',
  versions: { android: '1.243', windows: '1.0.7' },
  price: 'Бесплатно, без рекламы',
  requirements: 'Android 8 или новее',
  size: 'около 30 МБ',
  dictionaries: 'en de fr it es pl nl',
  otherDevices: 'Для iPhone, iPad и Mac приложения пока нет.',
} as const;

/** Whether a release belongs to the sample. A release of the sample has no date. */
export const isSampleRelease = (
  id: Platform['id'],
  { version, date }: Pick<Release, 'version' | 'date'>,
): boolean => date === '' && version === sample.versions[id];

/**
 * Returns the facts in the product file that still equal the sample. The dictionaries and
 * `moreDictionaries` are compared only if the site no longer has the sample's name.
 */
export function sampleFacts(product: Product, siteName: string): readonly string[] {
  const { app, android, dictionaries } = product;
  const isForAndroid = hasProgram(product, 'android');
  const facts = [
    ...platformsOf(product).map(({ id }) => [product[id].price.text, sample.price] as const),
    [isForAndroid ? android.requirements : '', sample.requirements],
    [isForAndroid ? android.size : '', sample.size],
    [app.otherDevices, sample.otherDevices],
  ] as const;
  const same = facts.filter(([text, sampleText]) => text.replaceAll('\u00a0', ' ') === sampleText);
  const hasOtherName = siteName !== sample.siteName;
  const isSampleList = dictionaries.map(({ code }) => code).join(' ') === sample.dictionaries;
  return [
    ...new Set(same.map(([text]) => text)),
    ...(hasOtherName && isSampleList
      ? [dictionaries.map(({ from, to }) => `${from} — ${to}`).join(', ')]
      : []),
    ...(hasOtherName && product.moreDictionaries ? ['есть и другие словари'] : []),
  ];
}
