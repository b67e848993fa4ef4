import { addressProblems } from './settings-problems';
import { hasProgram, platformsOf } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';
import { isInGooglePlay } from '@/lib/stores/google-play';
import { packageIn } from '@/lib/stores/known-stores';
import { type Stores } from '@/lib/stores/parse-stores';

/** Returns the empty fields that only the owner can fill in, with their meanings in Russian. */
function emptyFields(product: Product, stores: Stores) {
  const { app, deletion, privacy, windows } = product;
  const forAndroid = hasProgram(product, 'android');
  const forWindows = hasProgram(product, 'windows');
  const inPlay = isInGooglePlay(product, stores);
  const fields = [
    ['app.storeName', 'название приложения, как в магазине', app.storeName, inPlay],
    ['app.developer', 'имя разработчика, как в магазине', app.developer, true],
    ['app.packageName', 'имя пакета приложения для Android', app.packageName, forAndroid],
    ['windows.requirements', 'системные требования', windows.requirements, forWindows],
    ['deletion.stepsInApp', 'как удалить данные в приложении', deletion.stepsInApp, inPlay],
    ['deletion.deleted', 'какие данные удаляются', deletion.deleted, inPlay],
    ['deletion.retention', 'сколько хранится то, что остаётся', deletion.retention, inPlay],
    ['deletion.processing', 'сколько занимает удаление', deletion.processing, inPlay],
    ['privacy.paragraphs', 'текст политики конфиденциальности', privacy.paragraphs, true],
    ['privacy.date', 'дата политики конфиденциальности', privacy.date, true],
  ] as const;
  return fields.filter(([, , value, isNeeded]) => isNeeded && value.length === 0);
}

const releaseFields = [
  ['date', 'не указаны даты'],
  ['changes', 'не описаны изменения'],
] as const;

/** Returns what the product file lacks, and where it contradicts the settings. */
export function productProblems(product: Product, stores: Stores): string[] {
  const { packageName } = product.app;
  const otherPackages = (hasProgram(product, 'android') && packageName ? stores : [])
    .map(({ url }) => packageIn(url) ?? packageName)
    .filter((other) => other !== packageName);
  return [
    ...emptyFields(product, stores).map(([field, meaning]) => `${field}: пусто — ${meaning}.`),
    ...platformsOf(product).flatMap(({ id, releases }) =>
      releaseFields.flatMap(([field, problem]) => {
        const versions = releases.filter((release) => release[field].length === 0);
        const names = versions.map(({ version }) => version).join(', ');
        return names ? `${id}.releases: ${problem} версий ${names}.` : [];
      }),
    ),
    ...otherPackages.map(
      (other) =>
        `app.packageName: «${packageName}», но NEXT_PUBLIC_STORE_URL ведёт на страницу «${other}».`,
    ),
    ...product.channels.flatMap(({ url }) => addressProblems('channels', url)),
  ];
}
