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
const again = { toDeletion: true };
const form = routes.deletion;

it.each<[ResultPage['result'], string, object, string[], string[], packageName?: string]>([
  ['success', 'has a secondary link to the home page', {}, [], ['/']],
  ['success', 'also has a link to support if it may help', { help: true }, [], [email, '/']],
  ['success', 'has a primary link back to the app', toApp, [app], ['/']],
  ['success', 'has no link to the app if the package name is missing', toApp, [], ['/'], ''],
  ['error', 'has a primary link to support', toApp, [email], [app, '/help/']],
  ['error', 'has a primary link to the form if that may help', again, [form], [email, '/help/']],
])(
  'a result page of the kind «%s» %s',
  (result, _, changes, first, others, packageName = 'org.slovar') => {
    const resultPage = { ...page, result, ...changes };
    const { primary } = buttonStyle;

    expect(partsOf(<ResultLinks {...{ resultPage, packageName }} />, 'a@href a@class')).toEqual([
      ...first.flatMap((href) => [href, primary]),
      ...others.flatMap((href) => [href, expect.not.stringContaining(primary)]),
    ]);
  },
);
