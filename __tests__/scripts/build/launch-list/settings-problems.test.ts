import { fullProduct, withoutAndroid } from '../../../support/product';
import { parseSettings } from '@/lib/settings/parse';
import { settingsProblems } from '@/scripts/build/launch-list/settings-problems';

const account = 'https://account.slovarplus.ru';
const play = 'https://play.google.com/store/apps/details?id=';

const environment = {
  NEXT_PUBLIC_SITE_URL: 'https://slovarplus.ru',
  NEXT_PUBLIC_SUPPORT_EMAIL: 'help@slovarplus.ru',
  // This host name only ends like a reserved example name.
  NEXT_PUBLIC_FORUM_URL: 'https://myexample.com/app',
  NEXT_PUBLIC_STORE_URL: `${play}ru.slovarplus`,
  HSTS: 'host',
  ACCOUNT_PROXY: 'http://127.0.0.1:5000',
};

const problemsWith = (changed: Readonly<Record<string, string>>, product = fullProduct) =>
  settingsProblems(parseSettings({ ...environment, ...changed }), product);

it.each([
  ['NEXT_PUBLIC_SITE_URL', 'https://slovar.example', 'пример'],
  ['NEXT_PUBLIC_SITE_URL', 'https://localhost', 'пример'],
  ['NEXT_PUBLIC_SITE_URL', 'http://slovarplus.ru', 'без https'],
  ['NEXT_PUBLIC_FORUM_URL', 'https://example.com/slovar', 'пример'],
  ['NEXT_PUBLIC_STORE_URL', `https://rustore.ru/app/a.b ${play}example.slovar`, 'пример'],
  ['NEXT_PUBLIC_STORE_URL', `${play}a.b Лавка=http://apps.slovarplus.ru`, 'без https'],
  ['NEXT_PUBLIC_API_URL', 'http://api.slovarplus.ru', 'без https'],
  ['NEXT_PUBLIC_SUPPORT_EMAIL', 'support@slovar.example', 'пример'],
  ['NEXT_PUBLIC_STAGING', 'true', 'включён'],
  ['HSTS', '', 'не решено'],
  ['ACCOUNT_PROXY', '', 'не решено, кто отвечает на /acc/.*GitHub Pages.*NEXT_PUBLIC_API_URL'],
  ['ACCOUNT_PROXY', 'https://account.slovar.example', 'пример'],
])(
  '%s=%s is reported as a problem, and the message names the variable',
  (variable, value, words) => {
    expect(problemsWith({ [variable]: value })).toContainEqual(
      expect.stringMatching(new RegExp(`^${variable}: .*${words}`)),
    );
  },
);

it('ACCOUNT_PROXY is reported as a problem if NEXT_PUBLIC_API_URL is set, too', () => {
  expect(problemsWith({ NEXT_PUBLIC_API_URL: account })).toEqual([
    expect.stringMatching(/^ACCOUNT_PROXY: не действует/),
  ]);
});

it.each([
  ['HSTS=none and ACCOUNT_PROXY=own', { HSTS: 'none', ACCOUNT_PROXY: 'own' }, fullProduct],
  ['only NEXT_PUBLIC_API_URL', { ACCOUNT_PROXY: '', NEXT_PUBLIC_API_URL: account }, fullProduct],
  ['no forum', { NEXT_PUBLIC_FORUM_URL: 'none' }, fullProduct],
  ['no store and no Android app', { NEXT_PUBLIC_STORE_URL: '' }, withoutAndroid],
])('for settings with %s, no problem is reported', (_, changed, product) => {
  expect(problemsWith(changed, product)).toEqual([]);
});
