import { hasProgram, type Platform, platformsOf } from './platforms';
import { type Product, type Release } from './schema';

/**
 * What the site comes with. It is about a product of its own name, and some facts are made up: nobody
 * but an owner knows them. What still says the same is not the owner's yet.
 */
export const sample = {
  siteName: 'Словарь+',
  headword: { hyphenation: 'сло·ва́рь', mark: '+' },
  /** Before the version in the installer's name. */
  installer: 'SlovarPlus',
  versions: { android: '1.243', windows: '1.0.7' },
  price: 'Бесплатно, без рекламы',
  requirements: 'Android 8 или новее',
  size: 'около 30 МБ',
  dictionaries: 'en de fr it es pl nl',
  otherDevices: 'Для iPhone, iPad и Mac приложения пока нет.',
} as const;

/** A release of the sample: its day is not known. */
export const isSampleRelease = (
  id: Platform['id'],
  { version, date }: Pick<Release, 'version' | 'date'>,
): boolean => date === '' && version === sample.versions[id];

/**
 * Facts of the product file that are still the sample's, in its words: the made-up ones, and, of a
 * product of another name, the dictionaries.
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
  const same = facts.filter(([text, ours]) => text.replaceAll('\u00a0', ' ') === ours);
  const isOurList =
    isForAndroid && dictionaries.map(({ code }) => code).join(' ') === sample.dictionaries;
  return [
    ...new Set(same.map(([text]) => text)),
    ...(siteName !== sample.siteName && isOurList
      ? [dictionaries.map(({ from, to }) => `${from} — ${to}`).join(', ')]
      : []),
  ];
}
