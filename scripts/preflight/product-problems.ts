import { addressProblems } from './settings-problems';
import { hasProgram, type Platform, platformsOf } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';
import { isInGooglePlay } from '@/lib/stores/google-play';
import { packageIn } from '@/lib/stores/known-stores';
import { type Stores } from '@/lib/stores/parse-stores';

const isEmpty = (value: string | readonly unknown[]) => value.length === 0;

/** Fields that only the owner knows, with what they are and whether the site needs them. */
function unknownFields(product: Product, stores: Stores) {
  const { app, deletion, privacy, windows } = product;
  const byGooglePlay = isInGooglePlay(product, stores);
  return [
    ['app.storeName', 'название приложения, как в магазине', app.storeName, byGooglePlay],
    ['app.developer', 'имя разработчика, как в магазине', app.developer, true],
    [
      'app.packageName',
      'имя пакета приложения для Android',
      app.packageName,
      hasProgram(product, 'android'),
    ],
    [
      'windows.requirements',
      'системные требования',
      windows.requirements,
      hasProgram(product, 'windows'),
    ],
    ['deletion.stepsInApp', 'как удалить данные в приложении', deletion.stepsInApp, byGooglePlay],
    ['deletion.deleted', 'какие данные удаляются', deletion.deleted, byGooglePlay],
    ['deletion.retention', 'сколько хранится то, что остаётся', deletion.retention, byGooglePlay],
    ['deletion.processing', 'сколько занимает удаление', deletion.processing, byGooglePlay],
    ['privacy.paragraphs', 'текст политики конфиденциальности', privacy.paragraphs, true],
    ['privacy.date', 'дата политики конфиденциальности', privacy.date, true],
  ] as const;
}

const releaseFields = { date: 'не указаны даты', changes: 'не описаны изменения' } as const;

const releaseProblems = ({ id, releases }: Platform): string[] =>
  (['date', 'changes'] as const).flatMap((field) => {
    const versions = releases.filter((release) => isEmpty(release[field]));
    const names = versions.map(({ version }) => version).join(', ');
    return names ? [`${id}.releases: ${releaseFields[field]} версий ${names}.`] : [];
  });

/** Store pages that belong to another app than the one in the product data. */
function packageProblems(product: Product, stores: Stores): string[] {
  const { packageName } = product.app;
  if (!packageName || !hasProgram(product, 'android')) return [];
  return stores.flatMap(({ url }) => {
    const other = packageIn(url);
    return other === undefined || other === packageName
      ? []
      : `app.packageName: «${packageName}», но NEXT_PUBLIC_STORE_URL ведёт на страницу «${other}».`;
  });
}

/** What the product file does not say yet, and where it contradicts the settings. */
export const productProblems = (product: Product, stores: Stores): string[] => [
  ...unknownFields(product, stores)
    .filter(([, , value, isNeeded]) => isNeeded && isEmpty(value))
    .map(([field, meaning]) => `${field}: пусто — ${meaning}.`),
  ...platformsOf(product).flatMap(releaseProblems),
  ...packageProblems(product, stores),
  ...product.channels.flatMap(({ url }) => addressProblems('channels', url)),
];
