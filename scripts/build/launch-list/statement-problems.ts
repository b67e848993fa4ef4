import { contacts } from '@/lib/content/contacts';
import { deletion } from '@/lib/content/deletion';
import { hasProgram } from '@/lib/product/platforms';
import { sampleFacts } from '@/lib/product/sample';
import { type Product } from '@/lib/product/schema';
import { type StatementName, statementNames } from '@/lib/product/statements';
import { type Settings } from '@/lib/settings/parse';

/** Returns statements that the site makes in the owner's name and that the owner has not confirmed. */
export function statementProblems(product: Product, settings: Settings): string[] {
  const { siteName, stores, forumUrl } = settings;
  const shownStores = hasProgram(product, 'android') ? stores : [];
  // The texts of the statements. A text is empty if it is not on the site.
  const texts: Record<StatementName, string> = {
    'deletion.final': deletion.data.final,
    'deletion.noApp': deletion.steps.noApp,
    'deletion.onDevice': deletion.data.onDevice,
    'deletion.discretion': deletion.discretion,
    storeUrl: shownStores.map(({ name, url }) => `${name}: ${url}`).join(', '),
    forumUrl: forumUrl && `${contacts.forum.link}: ${forumUrl}`,
    facts: sampleFacts(product, siteName).join('; '),
  };
  return statementNames
    .filter((name) => texts[name] !== '' && !product.confirmed.includes(name))
    .map((name) => `${name}: «${texts[name]}»`);
}
