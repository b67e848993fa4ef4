import { deletion } from '@/lib/content/deletion';
import { type ClaimName, claimNames } from '@/lib/product/claims';
import { type Settings } from '@/lib/settings/parse';

type Addresses = Pick<Settings, 'storeUrl' | 'forumUrl'>;

/** The claims in the words that stand on the site now. */
const wordsOf = ({ storeUrl, forumUrl }: Addresses): Record<ClaimName, string> => ({
  'deletion.final': deletion.data.final,
  'deletion.noApp': deletion.steps.noApp,
  'deletion.onDevice': deletion.data.onDevice,
  'deletion.discretion': deletion.discretion,
  storeUrl: `Страница приложения в магазине: ${storeUrl}`,
  forumUrl: `Обсуждение на форуме: ${forumUrl}`,
});

/** What the site says in the owner's name and the owner has not confirmed. */
export function claimProblems(confirmed: readonly ClaimName[], addresses: Addresses): string[] {
  const words = wordsOf(addresses);
  return claimNames
    .filter((name) => !confirmed.includes(name))
    .map((name) => `${name}: «${words[name]}»`);
}
