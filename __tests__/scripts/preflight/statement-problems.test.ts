import { fullProduct } from '../../support/product';
import { contacts } from '@/lib/content/contacts';
import { deletion } from '@/lib/content/deletion';
import { sample } from '@/lib/product/sample';
import { statementNames } from '@/lib/product/statements';
import { parseSettings } from '@/lib/settings/parse';
import { statementProblems } from '@/scripts/preflight/statement-problems';

const settings = parseSettings({});
const product = {
  ...fullProduct,
  android: { ...fullProduct.android, size: sample.size.replaceAll(' ', '\u00a0') },
};
const problemsOf = (confirmed: typeof product.confirmed) =>
  statementProblems({ ...product, confirmed }, settings);

it('names each claim with the words that stand on the site, made-up facts among them', () => {
  const problems = problemsOf([]);

  expect(problems).toHaveLength(statementNames.length);
  for (const words of [
    deletion.data.final,
    deletion.steps.noApp,
    deletion.data.onDevice,
    deletion.discretion,
    `Google Play: ${settings.stores[0].url}`,
    `${contacts.forum.link}: ${settings.forumUrl}`,
    `facts: «${product.android.size}»`,
  ]) {
    expect(problems.filter((problem) => problem.includes(words))).toHaveLength(1);
  }
});

it('what the owner has confirmed, or says otherwise than the sample, is not asked for', () => {
  expect(problemsOf([...statementNames])).toEqual([]);
  expect(problemsOf(statementNames.slice(1))).toEqual([
    expect.stringMatching(new RegExp(`^${statementNames[0]}: `)),
  ]);
  const confirmed = statementNames.filter((name) => name !== 'facts');
  expect(statementProblems({ ...fullProduct, confirmed }, settings)).toEqual([]);
});

it('the sample’s dictionaries are a fact to confirm for a product of another name', () => {
  const confirmed = statementNames.filter((name) => name !== 'facts');
  const dictionaries = sample.dictionaries
    .split(' ')
    .map((code) => ({ code, from: code, own: code, to: 'Русский' }));
  // The home page names them without an Android app, too.
  const android = { ...fullProduct.android, releases: [] };
  const problemsUnder = (siteName: string) =>
    statementProblems(
      { ...fullProduct, android, dictionaries, confirmed },
      { ...settings, siteName },
    );

  expect(problemsUnder('Лексикон')).toEqual([expect.stringMatching(/^facts: «en — Русский, de/)]);
  expect(problemsUnder(sample.siteName)).toEqual([]);
});
