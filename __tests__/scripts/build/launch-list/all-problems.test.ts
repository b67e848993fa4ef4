import { readFileSync } from 'node:fs';
import { emptyProduct } from '../../../support/product';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { contacts } from '@/lib/content/contacts';
import { deletion } from '@/lib/content/deletion';
import { PLACEHOLDER_SENTENCE } from '@/lib/installer/verify';
import { sample } from '@/lib/product/sample';
import { screenshots } from '@/lib/screenshots/screenshots';
import { parseSettings } from '@/lib/settings/parse';
import { report } from '@/scripts/build/launch-list/all-problems';

jest.mock('@/lib/content/slides', () => jest.requireActual('@/__tests__/support/slides'));
jest.mock('@/scripts/build/launch-list/sample-texts/content', () => ({ content: {} }));

const { lay } = inTemporaryFolder();
const tokens = readFileSync(TOKENS_FILE, 'utf8');
const settings = parseSettings({ NEXT_PUBLIC_SITE_NAME: 'Лексикон' });

it('if a site has problems of every kind, the report counts them and lists them under headings', () => {
  const file = `${sample.installer}-1.0.exe`;
  const version = sample.versions.android;
  const codes = sample.dictionaries.split(' ');
  const { android, windows } = emptyProduct;
  const product = {
    ...emptyProduct,
    android: {
      ...android,
      size: sample.size.replaceAll(' ', '\u00a0'),
      releases: ['9.1', version].map((name) => ({ version: name, date: '', changes: [] })),
    },
    windows: { ...windows, installer: { ...windows.installer, file }, requirements: '' },
    dictionaries: codes.map((code) => ({ code, from: code, own: code, to: 'Русский' })),
    moreDictionaries: true,
    channels: [{ title: 'Чат', text: '', link: 'Открыть', url: 'http://chat.example' }],
    confirmed: [],
  };
  // The first screenshot has no original for the light theme.
  const [drawn, other, ...rest] = screenshots.keys();
  const originals = [`${drawn}-dark`, `${other}-dark`, `${other}-light`, ...rest];
  for (const name of originals) lay(`screenshots/${name}.png`, '');
  lay('public/screens/gone-light@1x.avif', '');
  lay(`public/downloads/${file}`, PLACEHOLDER_SENTENCE);
  lay(TOKENS_FILE, tokens.replace('--on-marker:', '--other:'));
  lay('out/index.html', '<a href="/none">');
  lay('out/.well-known/security.txt', '');

  expect(report(settings, product).split('\n')).toEqual(
    [
      'До запуска осталось дел: 36',
      '',
      'Настройки (переменные или .env.local)',
      `  — NEXT_PUBLIC_SITE_URL: адрес «${settings.homeUrl}» — пример, нужен настоящий.`,
      `  — NEXT_PUBLIC_FORUM_URL: адрес «${settings.forumUrl}» — пример`,
      `  — NEXT_PUBLIC_STORE_URL: адрес «${settings.stores[0].url}» — пример`,
      `  — NEXT_PUBLIC_SUPPORT_EMAIL: адрес «${settings.supportEmail}» — пример`,
      '  — HSTS: не решено',
      '  — ACCOUNT_PROXY: не решено, кто отвечает на /acc/: впишите адрес сервиса учётных записей или own, если правило на хостинге ваше; GitHub Pages, Cloudflare Pages, Firebase, Azure, S3 и Google Cloud Storage запросов не передают, для них впишите адрес в NEXT_PUBLIC_API_URL',
      '',
      'Сведения (lib/content/product.json)',
      '  — app.storeName: пусто — название приложения, как в магазине.',
      '  — app.developer: пусто',
      '  — app.packageName: пусто',
      '  — windows.requirements: пусто',
      '  — deletion.stepsInApp: пусто',
      '  — deletion.deleted: пусто',
      '  — deletion.retention: пусто',
      '  — deletion.processing: пусто',
      '  — privacy.paragraphs: пусто',
      '  — privacy.date: пусто',
      `  — android.releases: не указаны даты версий 9.1, ${version}.`,
      `  — android.releases: не описаны изменения версий 9.1, ${version}.`,
      '  — channels: адрес «http://chat.example» — пример',
      '  — channels: адрес «http://chat.example» без https.',
      '',
      'Слова от вашего имени',
      `  — deletion.final: «${deletion.data.final}»`,
      `  — deletion.noApp: «${deletion.steps.noApp}»`,
      `  — deletion.onDevice: «${deletion.data.onDevice}»`,
      `  — deletion.discretion: «${deletion.discretion}»`,
      `  — storeUrl: «Google Play: ${settings.stores[0].url}»`,
      `  — forumUrl: «${contacts.forum.link}: ${settings.forumUrl}»`,
      `  — facts: «${product.android.size}; ${codes.join(' — Русский, ')} — Русский; есть и другие словари»`,
      '',
      'Осталось от образца',
      `  — android.releases: версия ${version} — наша, из образца`,
      `  — windows.installer.file: «${file}» — наше имя`,
      '',
      'Установщик для Windows',
      `  — public/downloads/${file}: это заглушка, а не установщик.`,
      '',
      'Снимки экранов',
      `  — Нарисованы нами, а не сняты в приложении (1): ${drawn}. Положите снимки в screenshots/.`,
      '  — Картинок нет в слайдах: gone. Их уберёт npm run screenshots.',
      '',
      'Иконка',
      '  — Это наш знак, а не ваш',
      '',
      'Цвета',
      `  — ${TOKENS_FILE}: в светлой теме нет цвета --on-marker вида #214bc9.`,
      '',
      'Собранный сайт (out/)',
      '  — out/index.html: ссылка «/none» никуда не ведёт.',
      '  — out/.well-known/security.txt: нет строки Expires с датой, а без неё файл не действует; впишите её.',
    ].map((words) => expect.stringContaining(words)),
  );
});
