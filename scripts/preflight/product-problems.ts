import { deletion } from '@/lib/content/deletion';
import { type ClaimName, claimNames } from '@/lib/product/claims';
import { type Product } from '@/lib/product/schema';
import { type Platform, platformsOf } from '@/lib/releases/releases';
import { type Settings } from '@/lib/settings/parse';

const isEmpty = (value: string | readonly unknown[]) => value.length === 0;

/** Fields that only the owner knows, with what they are. */
const unknownFields = ({ app, deletion, privacy, windows }: Product) =>
  [
    ['app.storeName', 'название приложения, как в магазине', app.storeName],
    ['app.developer', 'имя разработчика, как в магазине', app.developer],
    ['app.packageName', 'имя пакета приложения для Android', app.packageName],
    ['windows.requirements', 'системные требования', windows.requirements],
    ['deletion.stepsInApp', 'как удалить данные в приложении', deletion.stepsInApp],
    ['deletion.deleted', 'какие данные удаляются', deletion.deleted],
    ['deletion.retention', 'сколько хранится то, что остаётся', deletion.retention],
    ['deletion.processing', 'сколько занимает удаление', deletion.processing],
    ['privacy.paragraphs', 'текст политики конфиденциальности', privacy.paragraphs],
    ['privacy.date', 'дата политики конфиденциальности', privacy.date],
  ] as const;

const releaseFields = { date: 'не указаны даты', changes: 'не описаны изменения' } as const;

const releaseProblems = ({ id, releases }: Platform): string[] =>
  (['date', 'changes'] as const).flatMap((field) => {
    const versions = releases.filter((release) => isEmpty(release[field]));
    const names = versions.map(({ version }) => version).join(', ');
    return names ? [`${id}.releases: ${releaseFields[field]} версий ${names}.`] : [];
  });

/** The store's page of another app than the product data name. */
function packageProblems({ app: { packageName } }: Product, storeUrl: string): string[] {
  const id = new URL(storeUrl).searchParams.get('id');
  if (!packageName || !id || id === packageName) return [];
  return [`app.packageName: «${packageName}», но NEXT_PUBLIC_STORE_URL ведёт на страницу «${id}».`];
}

/** What the product file does not say yet, or says otherwise than the settings. */
export const productProblems = (product: Product, storeUrl: string): string[] => [
  ...unknownFields(product)
    .filter(([, , value]) => isEmpty(value))
    .map(([field, meaning]) => `${field}: пусто — ${meaning}.`),
  ...platformsOf(product).flatMap(releaseProblems),
  ...packageProblems(product, storeUrl),
];

/** The claims in the words that stand on the site now. */
const wordsOf = ({ storeUrl, forumUrl }: Settings): Record<ClaimName, string> => ({
  'deletion.final': deletion.data.final,
  'deletion.noApp': deletion.steps.noApp,
  'deletion.onDevice': deletion.data.onDevice,
  'deletion.discretion': deletion.discretion,
  storeUrl: `Страница приложения в магазине: ${storeUrl}`,
  forumUrl: `Обсуждение на форуме: ${forumUrl}`,
});

/** Claims in the owner's name that the owner has not confirmed. */
export function claimProblems(confirmed: readonly ClaimName[], settings: Settings): string[] {
  const words = wordsOf(settings);
  return claimNames
    .filter((name) => !confirmed.includes(name))
    .map((name) => `${name}: «${words[name]}»`);
}
