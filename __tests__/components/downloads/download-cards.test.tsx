import { partsOf } from '../../support/markup';
import { fullProduct } from '../../support/product';
import { DownloadCards } from '@/components/downloads/download-cards';
import { android } from '@/lib/content/android';
import { changesPage } from '@/lib/content/changes-page';
import { downloads } from '@/lib/content/downloads';
import { windows } from '@/lib/content/windows';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';

it('each download card shows the program’s version and facts, and links to its page', () => {
  const cards = (['android', 'windows'] as const).flatMap((id) => {
    const { releases, requirements, price } = fullProduct[id];
    const { title, lead } = { android, windows }[id];
    const { version } = currentRelease(releases);
    const facts = [price.text, requirements].filter((text) => text !== '');
    const known = [routes[id], title, fillIn(changesPage.version, { version }), lead, ...facts];
    return ['', ...known, downloads.open];
  });

  expect(partsOf(<DownloadCards product={fullProduct} />, 'a@href a p li')).toEqual(cards);
});
