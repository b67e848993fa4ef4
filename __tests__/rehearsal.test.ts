/** @jest-environment node */
import { rehearsalEnvironment, rehearsalFacts, rehearsalInstaller } from './support/rehearsal';
import { parseFacts } from '@/lib/product/parse';
import { screenshots } from '@/lib/screenshots/screenshots';
import { parseSettings } from '@/lib/settings/parse';
import { allFindings } from '@/scripts/preflight/all-findings';
import { setContent } from '@/scripts/typography/set-content';

const facts = parseFacts(rehearsalFacts);

it('whatever an owner may rightly enter, preflight finds nothing in it', () => {
  const screenshotIds = [...screenshots.keys()];
  const findings = allFindings({
    settings: parseSettings(rehearsalEnvironment),
    facts,
    installer: rehearsalInstaller,
    screenshotIds,
    originals: screenshotIds.map((id) => `${id}.png`),
    built: { pages: new Map(), files: new Set() },
  });

  expect(findings).toEqual([]);
});

it('the owner’s own typing survives npm run typography but for the rules of type', () => {
  const set = JSON.parse(setContent('facts.json', JSON.stringify(rehearsalFacts))) as unknown;
  const plain = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as unknown;

  expect(plain(set)).toEqual(plain(rehearsalFacts));
});
