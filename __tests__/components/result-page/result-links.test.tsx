import { partsOf } from '../../support/markup';
import { ResultLinks } from '@/components/result-page/result-links';
import { buttonStyle } from '@/components/ui/action-style';
import { resultPageEmail } from '@/lib/content/emails';
import { type ResultPage } from '@/lib/content/result-pages';
import { settings } from '@/lib/settings';
import { routes } from '@/lib/site/routes';
import { appLink } from '@/lib/urls/app-link';
import { mailto } from '@/lib/urls/mailto';

const page = { slug: 'a', title: 'Не\u00a0вышло', text: '', next: '' };
const letter = resultPageEmail(page.title, `${settings.homeUrl}/a/`);
const email = mailto(settings.supportEmail, letter);
const app = appLink('org.slovar', settings.homeUrl, settings.stores[0].url);
const toApp = { backToApp: true };
const toDeletion = { toDeletion: true };

it.each<[ResultPage['result'], string, object, loud: string[], quiet: string[], name?: string]>([
  ['success', 'leads home, and not loudly', {}, [], ['/']],
  ['success', 'may need help, too', { help: true }, [], [email, '/']],
  ['success', 'goes back to the app first', toApp, [app], ['/']],
  ['success', 'does not without the package’s name', toApp, [], ['/'], ''],
  ['error', 'writes to the support first', toApp, [email], [app, '/help/']],
  ['error', 'deletes by another email first', toDeletion, [routes.deletion], [email, '/help/']],
])('the page of %s %s', (result, _, changes, loud, quiet, packageName = 'org.slovar') => {
  const resultPage = { ...page, result, ...changes };
  const { primary } = buttonStyle;

  expect(partsOf(<ResultLinks {...{ resultPage, packageName }} />, 'a@href a@class')).toEqual([
    ...loud.flatMap((href) => [href, primary]),
    ...quiet.flatMap((href) => [href, expect.not.stringContaining(primary)]),
  ]);
});
