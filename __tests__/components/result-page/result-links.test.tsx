/** @jest-environment node */
import { markup } from '../../support/markup';
import { ResultLinks } from '@/components/result-page/result-links';
import { resultPageEmail } from '@/lib/content/emails';
import { type ResultPage } from '@/lib/content/result-pages';
import { settings } from '@/lib/settings';
import { appLink } from '@/lib/urls/app-link';
import { mailto } from '@/lib/urls/mailto';

const packageName = 'org.example.slovar';
const title = 'Не\u00a0удалось';

const email = mailto(
  settings.supportEmail,
  resultPageEmail(title, `${settings.homeUrl}/emailError/`),
);
const app = appLink(packageName, settings.homeUrl, settings.storeUrl);

const linksOf = (changes: Partial<ResultPage>, ofPackage: string) => {
  const page = { slug: 'emailError', result: 'success' as const, title, text: '', next: '' };
  const links = <ResultLinks resultPage={{ ...page, ...changes }} packageName={ofPackage} />;
  return markup(links).values('a', 'href');
};

it.each([
  ['a success leads home', {}, packageName, ['/']],
  ['a success may need help, too', { help: true }, packageName, ['/', email]],
  [
    'an error leads to the contacts and begins an email that names the page',
    { result: 'error' },
    packageName,
    ['/help/', email],
  ],
  ['the way back to the app comes first', { backToApp: true }, packageName, [app, '/']],
  ['without the name of the package there is none', { backToApp: true }, '', ['/']],
] as const)('%s', (_, changes, ofPackage, links) => {
  expect(linksOf(changes, ofPackage)).toEqual(links);
});
