/** @jest-environment node */
import { deletion } from '@/lib/content/deletion';
import { claimNames } from '@/lib/product/claims';
import { parseSettings } from '@/lib/settings/parse';
import { claimFindings } from '@/scripts/preflight/claim-findings';

const settings = parseSettings({});

it('names each claim with the words that stand on the site', () => {
  const findings = claimFindings([], settings);

  expect(findings).toHaveLength(claimNames.length);
  for (const words of [
    deletion.data.final,
    deletion.steps.noApp,
    deletion.data.onDevice,
    deletion.discretion,
    settings.storeUrl,
    settings.forumUrl,
  ]) {
    expect(findings.filter((finding) => finding.includes(words))).toHaveLength(1);
  }
});

it('what the owner has confirmed is not asked for again', () => {
  expect(claimFindings(claimNames, settings)).toEqual([]);
  expect(claimFindings(claimNames.slice(1), settings)).toEqual([
    expect.stringMatching(new RegExp(`^${claimNames[0]}: `)),
  ]);
});
