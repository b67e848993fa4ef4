import { measureFile } from '@/lib/installer/verify';
import { type Product } from '@/lib/product/schema';

/** Settings of a real owner whose every value is rightful and none is plain. */
export const ownersEnvironment = {
  NEXT_PUBLIC_SITE_NAME: 'Слово & «Дело» — "2 < 3"',
  NEXT_PUBLIC_SITE_URL: 'https://слово-и-дело.рф',
  NEXT_PUBLIC_BASE_PATH: '/app.v1/~a_b-c',
  NEXT_PUBLIC_SUPPORT_EMAIL: "o'connor+slova_1@слово-и-дело.рф",
  NEXT_PUBLIC_FORUM_URL: 'none',
  NEXT_PUBLIC_STORE_URL: `https://www.rustore.ru/catalog/app/ru.slovo_i_delo.App1
    https://play.google.com/store/apps/details?id=ru.slovo_i_delo.App1&referrer=utm_source%3Dsite%26x%3D'y'
    Лавка «Слово» & Ко = https://apps.slovo-i-delo.ru/a,b;c?x=1`,
  NEXT_PUBLIC_API_URL: 'https://account.slovo-i-delo.ru:8443',
  HSTS: 'subdomains',
  REQUIRE_PREFLIGHT: 'true',
} as const;

/** Beside those of the guide: paper that is not quite white, brown ink. */
export const ownersColours = `
  --canvas: #faf8f3; --surface: #fffdf8; --sunken: #f1ede2; --ink: #241c12; --muted: #4d4537;
  --marker: #bfe8d2; --on-marker: #241c12;
  --good: #00602f; --good-soft: #daf7e3; --bad: #9c1c20; --bad-soft: #ffe7e4;
@media (prefers-color-scheme: dark)
  --canvas: #16130d; --surface: #201c14; --sunken: #0f0d08; --ink: #f3eee2; --muted: #c0b8a6;
  --marker: #2f6b4f; --on-marker: #ffffff;
  --good: #71df9c; --good-soft: #12301e; --bad: #fda19a; --bad-soft: #421c19;
`;

/** A program of three megabytes, the same every time, that no packer can make smaller. */
export const ownersInstaller = Buffer.from(
  Uint32Array.from({ length: 786_432 }, (_, index) => Math.imul(index + 1, 2_654_435_761)).buffer,
);
ownersInstaller.write('MZ');

const LONG_WORD =
  'Рентгеноэлектрокардиографического-Тетрагидропиранилциклопентилтетрагидропиридопиридиновые';

const codes =
  'en de fr it es pt-BR pl nl sk sl hr sr bs mk bg uk be ru-Latn lt lv et fi sv nb da is hu ro el tr az kk ky uz he ar fa hi ja zh-Hant ka hy';

const nameIn = (locale: string, code: string) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;

const dated = (version: string, date: string, ...texts: string[]) => ({
  version,
  date,
  changes: texts.map((text, index) => ({
    kind: (['fixed', 'new', 'changed'] as const)[index % 3] ?? 'new',
    text,
  })),
});

/** Releases in no order, as an owner may write them. */
const releases = {
  android: [
    dated('1.9', '2025-02-28', 'Ошибка при вводе <b>, &amp; и «кавычек»'),
    dated('1.24', '2026-08-01', 'Слово\\с обратной чертой', `${LONG_WORD} в одном слове`, 'C++'),
    dated('1.10.1', '2025-03-01', "Знаки ' и ` в словах", 'Файл C:\\Слова\\<имя>.txt'),
  ],
  windows: [dated('1.0', '2024-02-29', 'Окно'), dated('1.0.7', '2026-07-31', 'Вид & цвет окна')],
};

/** The product file as its owner writes it. */
export const ownersProduct: Product = {
  updated: '2026-08-02',
  app: {
    storeName: 'Слово & Дело: "учим" <быстро>',
    developer: 'ООО "Ромашка" и Ко',
    packageName: 'ru.slovo_i_delo.App1',
    certificates: [`${'0A:'.repeat(31)}0A`, `${'F1:'.repeat(31)}9C`],
    otherDevices: 'Для iPhone & «умных» часов приложения нет <пока>.',
  },
  android: {
    price: {
      text: 'Бесплатно, а «Про» — 199 ₽ в месяц & без рекламы',
      amount: '0',
      currency: 'RUB',
    },
    requirements: 'Android 7.1 <и новее>',
    size: '18–24 МБ',
    releases: releases.android,
  },
  windows: {
    // Nothing is said of it.
    price: { text: '', amount: '', currency: 'RUB' },
    installer: {
      file: 'Slovo_i-Delo.Setup-1.0.7.exe',
      ...measureFile(ownersInstaller),
      signedBy: 'ООО "Ромашка"',
    },
    requirements: 'Windows 10 (версия 22H2) или новее, 4 ГБ памяти & 1 ГБ на диске',
    releases: releases.windows,
  },
  dictionaries: codes.split(' ').map((code) => ({
    code,
    from: nameIn('ru', code),
    own: nameIn(code, code),
    to: code === 'de' ? LONG_WORD : 'Русский',
  })),
  deletion: {
    stepsInApp: [
      'Откройте «Настройки» → «Учётная запись».',
      'Нажмите «Удалить всё» & подтвердите.',
    ],
    deleted: ['адрес электронной почты', 'словари и статистика изучения'],
    kept: ['записи о покупках', 'журнал обращений <за год>'],
    retention: 'Записи о покупках хранятся 5 лет, журнал — 1 год.',
    processing: 'Данные удаляются в течение 3–5 рабочих дней.',
  },
  privacy: {
    date: '2026-08-01',
    paragraphs: [
      '### 1. Оператор & <область>',
      '1.1. Оператор — ООО «Ромашка», адрес для писем: 123456, г. Москва, а/я 7.',
      `### 1.2. ${LONG_WORD}`,
      'Мы храним *только* то, что нужно:',
      '— _адрес_ электронной почты;',
      `— ${LONG_WORD} и [ещё что-то](https://ru.wikipedia.org/wiki/Слово_(значения)?a=1&b='2'#Дело).`,
      '## 2. Вопросы',
      'На страницу [«Контакты»](/help/), на <https://слово-и-дело.рф/help/> & [по почте](mailto:o%27connor@slovo-i-delo.ru).',
    ],
  },
  channels: [
    {
      title: 'Канал «Слово & Дело»',
      text: 'Новости <и> ответы.',
      link: 'Читать в Telegram',
      url: "https://t.me:8443/t/a-b._~!$&'()*+,;=:@%20/%D1%8F?x[]=1&y='2'+3&z=a/b?c:@!$*,;#к",
    },
  ],
  // The guide's recipe enters them.
  confirmed: [],
};
