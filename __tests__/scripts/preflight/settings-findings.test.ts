/** @jest-environment node */
import { readyEnvironment } from '../../support/launch-state';
import { parseSettings } from '@/lib/settings/parse';
import { settingsFindings } from '@/scripts/preflight/settings-findings';

const findingsWith = (environment: Record<string, string>) =>
  settingsFindings(parseSettings({ ...readyEnvironment, ...environment }));

it('real addresses are no finding, also one that only ends alike', () => {
  expect(findingsWith({ NEXT_PUBLIC_FORUM_URL: 'https://myexample.com' })).toEqual([]);
});

it.each([
  ['NEXT_PUBLIC_SITE_URL', 'https://slovar.example', 'пример'],
  ['NEXT_PUBLIC_SITE_URL', 'https://localhost', 'пример'],
  ['NEXT_PUBLIC_SITE_URL', 'http://slovarplus.ru', 'без https'],
  ['NEXT_PUBLIC_FORUM_URL', 'https://forum.example/slovar', 'пример'],
  ['NEXT_PUBLIC_FORUM_URL', 'https://example.com/slovar', 'пример'],
  ['NEXT_PUBLIC_FORUM_URL', 'http://forum.slovarplus.ru', 'без https'],
  ['NEXT_PUBLIC_STORE_URL', 'https://play.google.com/a?id=example.slovar', 'пример'],
  ['NEXT_PUBLIC_STORE_URL', 'http://apps.slovarplus.ru', 'без https'],
  ['NEXT_PUBLIC_API_URL', 'https://api.slovar.test', 'пример'],
  ['NEXT_PUBLIC_API_URL', 'http://api.slovarplus.ru', 'без https'],
  ['NEXT_PUBLIC_SUPPORT_EMAIL', 'support@slovar.example', 'пример'],
  ['NEXT_PUBLIC_STAGING', 'true', 'включён'],
  ['HSTS', '', 'не решено'],
])('%s «%s» is one finding, which names the variable', (variable, value, words) => {
  expect(findingsWith({ [variable]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${variable}: .*${words}`)),
  ]);
});
