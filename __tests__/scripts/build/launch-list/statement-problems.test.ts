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

it('names each claim with the words that stand on the site, made-up facts among them', () => {
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

// The home page names them without an Android app, too.
const { android } = withoutAndroid;
const dictionaries = sample.dictionaries
  .split(' ')
  .map((code) => ({ code, from: code, own: code, to: 'Русский' }));
const ofSample = { ...fullProduct, android, dictionaries, confirmed: claims };

it.each([
  ['what is confirmed', { ...product, confirmed: [...statementNames] }, settings, []],
  ['one that is not', { ...product, confirmed: claims }, settings, [`facts: «${size}»`]],
  ['facts of the owner’s', { ...fullProduct, confirmed: claims }, settings, []],
  [
    'a site without a store and a forum',
    { ...fullProduct, android, confirmed: claims.filter((name) => !name.endsWith('Url')) },
    { ...settings, forumUrl: '' },
    [],
  ],
  ['the sample’s dictionaries', ofSample, settings, [/^facts: «en — Русский, de/]],
  [
    'the sample’s word of more dictionaries',
    { ...fullProduct, moreDictionaries: true, confirmed: claims },
    settings,
    [/^facts: «есть и другие/],
  ],
  ['the sample’s site', ofSample, { ...settings, siteName: sample.siteName }, []],
])('of %s only this is asked', (_, confirmed, site, expected) => {
  expect(statementProblems(confirmed, site)).toEqual(
    expected.map((words) => expect.stringMatching(words)),
  );
});
