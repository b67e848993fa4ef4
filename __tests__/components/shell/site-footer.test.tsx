import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { SiteFooter } from '@/components/shell/site-footer';
import { shell } from '@/lib/content/shell';
import { type TextPage } from '@/lib/pages/text-pages';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { mailto } from '@/lib/urls/mailto';

const mockPages: Partial<TextPage>[] = [];
jest.mock('@/lib/pages/text-pages', () => ({ textPages: () => mockPages }));

it('the footer names the developer and links to the text pages that belong there', () => {
  const { developer, email } = fullSite;
  mockPages.push({ path: '/privacy/', title: 'Политика', place: 'footer' });
  mockPages.push({ path: '/faq/', title: 'Вопросы', place: 'menu' });

  expect(partsOf(<SiteFooter site={fullSite} />, 'p a@href')).toEqual([
    expect.stringContaining(fillIn(shell.footer.developer, { developer })),
    ...[mailto(email), routes.changes, routes.deletion, '/privacy/'],
  ]);
});
