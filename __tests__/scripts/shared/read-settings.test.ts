import { temporaryFolder } from '../../support/temporary-folder';
import { readSettings } from '@/scripts/shared/read-settings';

const { at, lay } = temporaryFolder();
// Next does not read .env.local if NODE_ENV is `test`.
beforeEach(() => void jest.replaceProperty(process.env, 'NODE_ENV', 'production'));

const stores = 'NEXT_PUBLIC_STORE_URL="A=https://a.ru/#/b\nB=https://b.ru/#c"';

it.each([
  ['.env.local', `HSTS=host # a promise\n${stores}`],
  ['.env', '\ufeffHSTS=host\r\nOTHER=C:\\a#b\r\n'],
])('a setting is read from %s despite comments, quotes or a byte order mark', (file, text) => {
  lay(file, text);

  expect(readSettings(at())).toHaveProperty('hsts', 'host');
});

it.each([
  ['.env.local', 'A=b\nHSTS=host#\n', ', строка 2: значение HSTS обрывается на знаке #;'],
  ['.env', 'NEXT_PUBLIC_SITE_NAME=Go #1', ', строка 1: значение NEXT_PUBLIC_SITE_NAME обрывается'],
  ['.env.local', 'STAGING=true', ': STAGING: такой переменной нет; '],
  ['.env', 'A=b\nHSTS host', ', строка 2: HSTS не читается; запишите HSTS=значение.'],
  ['.env', 'A=b\nA=\u00ff', ', строка 2: файл сохранён не в UTF-8;'],
  ['.env.local.txt', 'HSTS=host', ': настройки из файла с таким именем не читаются;'],
])('if %s contains %j, the error says what is wrong', (file, text, sentence) => {
  lay(file, Buffer.from(text, 'latin1'));

  expect(() => readSettings(at())).toThrow(file + sentence);
});
