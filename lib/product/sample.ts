import { hasProgram, type Platform, platformsOf } from './platforms';
import { type Product, type Release } from './schema';

/**
 * The product data that the repository comes with. The product is invented, and so are some of the
 * facts, which only an owner can know. Whatever still equals the sample has not been entered by the
 * owner yet.
 */
export const sample = {
  siteName: 'Словарь+',
  /** The installer's name up to the version. */
  installer: 'SlovarPlus',
  versions: { android: '1.243', windows: '1.0.7' },
  price: 'Бесплатно, без рекламы',
  requirements: 'Android 8 или новее',
  size: 'около 30 МБ',
  dictionaries: 'en de fr it es pl nl',
  otherDevices: 'Для iPhone, iPad и Mac приложения пока нет.',
} as const;

/** Whether a release is the sample's; those have no day. */
export const isSampleRelease = (
  id: Platform['id'],
  { version, date }: Pick<Release, 'version' | 'date'>,
): boolean => date === '' && version === sample.versions[id];

/**
 * Facts of the product file that still have the sample's words: the invented ones, and the
 * dictionaries, and that there are more of them, if the product has another name.
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
  const isOther = siteName !== sample.siteName;
  const isOurList = dictionaries.map(({ code }) => code).join(' ') === sample.dictionaries;
  return [
    ...new Set(same.map(([text]) => text)),
    ...(isOther && isOurList
      ? [dictionaries.map(({ from, to }) => `${from} — ${to}`).join(', ')]
      : []),
    ...(isOther && product.moreDictionaries ? ['есть и другие словари'] : []),
  ];
}
