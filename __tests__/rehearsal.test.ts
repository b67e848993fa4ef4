/** @jest-environment node */
import { readyState } from './support/launch-state';
import { rehearsalEnvironment, rehearsalProduct, rehearsalInstaller } from './support/rehearsal';
import { claimNames } from '@/lib/product/claims';
import { parseProduct } from '@/lib/product/parse';
import { screenshots } from '@/lib/screenshots/screenshots';
import { parseSettings } from '@/lib/settings/parse';
import { allFindings } from '@/scripts/preflight/all-findings';
import { setContent } from '@/scripts/typography/set-content';

const product = parseProduct(rehearsalProduct);

it('whatever an owner may rightly enter, preflight finds nothing in it', () => {
  const screenshotIds = [...screenshots.keys()];
  const findings = allFindings({
    settings: parseSettings(rehearsalEnvironment),
    product: { ...product, confirmed: [...claimNames] },
    installer: rehearsalInstaller,
    screenshotIds,
    originals: screenshotIds.map((id) => `${id}.png`),
    ownIcon: true,
    themes: readyState.themes,
    built: { pages: new Map(), files: new Set() },
  });

  expect(findings).toEqual([]);
});

it('the owner’s own typing survives npm run typography but for the rules of type', () => {
  const set = JSON.parse(setContent('product.json', JSON.stringify(rehearsalProduct))) as unknown;
  const plain = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as unknown;

  expect(plain(set)).toEqual(plain(rehearsalProduct));
});
