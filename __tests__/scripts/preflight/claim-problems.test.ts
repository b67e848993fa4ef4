/** @jest-environment node */
import { deletion } from '@/lib/content/deletion';
import { claimNames } from '@/lib/product/claims';
import { parseSettings } from '@/lib/settings/parse';
import { claimProblems } from '@/scripts/preflight/product-problems';

const settings = parseSettings({});

it('names each claim with the words that stand on the site', () => {
  const problems = claimProblems([], settings);

  expect(problems).toHaveLength(claimNames.length);
  for (const words of [
    deletion.data.final,
    deletion.steps.noApp,
    deletion.data.onDevice,
    deletion.discretion,
    settings.storeUrl,
    settings.forumUrl,
  ]) {
    expect(problems.filter((problem) => problem.includes(words))).toHaveLength(1);
  }
});

it('what the owner has confirmed is not asked for again', () => {
  expect(claimProblems(claimNames, settings)).toEqual([]);
  expect(claimProblems(claimNames.slice(1), settings)).toEqual([
    expect.stringMatching(new RegExp(`^${claimNames[0]}: `)),
  ]);
});
