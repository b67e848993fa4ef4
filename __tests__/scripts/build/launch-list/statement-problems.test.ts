import { fullProduct, withoutAndroid } from '../../../support/product';
import { contacts } from '@/lib/content/contacts';
import { deletion } from '@/lib/content/deletion';
import { sample } from '@/lib/product/sample';
import { statementNames } from '@/lib/product/statements';
import { parseSettings } from '@/lib/settings/parse';
import { statementProblems } from '@/scripts/build/launch-list/statement-problems';

const settings = { ...parseSettings({}), siteName: 'Лексикон' };
const size = sample.size.replaceAll(' ', '\u00a0');
const product = { ...fullProduct, android: { ...fullProduct.android, size } };
const claims = statementNames.filter((name) => name !== 'facts');

it('each statement that the owner has not confirmed is reported with its text on the site, and so is each fact of the sample', () => {
  expect(statementProblems({ ...product, confirmed: [] }, settings)).toEqual([
    `deletion.final: «${deletion.data.final}»`,
    `deletion.noApp: «${deletion.steps.noApp}»`,
    `deletion.onDevice: «${deletion.data.onDevice}»`,
    `deletion.discretion: «${deletion.discretion}»`,
    `storeUrl: «Google Play: ${settings.stores[0].url}»`,
    `forumUrl: «${contacts.forum.link}: ${settings.forumUrl}»`,
    `facts: «${size}»`,
  ]);
});

// The home page names the dictionaries without an Android app, too.
const { android } = withoutAndroid;
const dictionaries = sample.dictionaries
  .split(' ')
  .map((code) => ({ code, from: code, own: code, to: 'Русский' }));
const ofSample = { ...fullProduct, android, dictionaries, confirmed: claims };

it.each([
  [
    'nothing about the owner’s facts, and nothing about a store and a forum that the site does not have',
    { ...fullProduct, android, confirmed: claims.filter((name) => !name.endsWith('Url')) },
    { ...settings, forumUrl: '' },
    [],
  ],
  ['the sample’s dictionaries', ofSample, settings, [/^facts: «en — Русский, de/]],
  [
    'the sample’s statement that there are more dictionaries',
    { ...fullProduct, moreDictionaries: true, confirmed: claims },
    settings,
    [/^facts: «есть и другие/],
  ],
  ['nothing on the sample’s own site', ofSample, { ...settings, siteName: sample.siteName }, []],
])('the owner is asked to confirm %s', (_, confirmed, site, expected) => {
  expect(statementProblems(confirmed, site)).toEqual(
    expected.map((words) => expect.stringMatching(words)),
  );
});
