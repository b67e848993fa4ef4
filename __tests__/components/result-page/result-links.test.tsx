import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { ResultLinks } from '@/components/result-page/result-message';
import { buttonStyle } from '@/components/ui/action-style';
import { type ResultPage } from '@/lib/content/result-pages';
import { resultPageEmail } from '@/lib/emails/emails';
import { routes } from '@/lib/site/routes';
import { appLink } from '@/lib/urls/app-link';
import { mailto } from '@/lib/urls/mailto';
import { absoluteUrl } from '@/lib/urls/site-urls';

const { email, homeUrl } = fullSite;
const page = { slug: 'a', title: 'Не\u00a0вышло', text: '', next: '' };
const letter = resultPageEmail(page.title, absoluteUrl(homeUrl, '/a/'));
const toSupport = mailto(email, letter);
const NAME = 'org.slovar';
const android = fullSite.android!;
const app = appLink(NAME, homeUrl, android.stores[0].url);
const toApp = { backToApp: true };
const again = { toDeletion: true };
const form = routes.deletion;

it.each<[ResultPage['result'], string, object, string[], string[], packageName?: string]>([
  ['success', 'links to the home page', {}, [], ['/']],
  ['success', 'links to support if support may help', { help: true }, [], [toSupport, '/']],
  ['success', 'has a primary button to the app if the app is the next step', toApp, [app], ['/']],
  ['success', 'does not link to the app if the package name is unknown', toApp, [], ['/'], ''],
  ['error', 'has a primary button for an email to support', toApp, [toSupport], [app, '/help/']],
  ['error', 'links to the deletion form if a retry may help', again, [form], [toSupport, '/help/']],
])('a result page of the kind «%s» %s', (result, _, changes, primary, others, name = NAME) => {
  const links = (
    <ResultLinks
      resultPage={{ ...page, result, ...changes }}
      site={{ ...fullSite, android: { ...android, package: name } }}
    />
  );

  expect(partsOf(links, 'a@href a@class')).toEqual([
    ...primary.flatMap((href) => [href, buttonStyle.primary]),
    ...others.flatMap((href) => [href, expect.not.stringContaining(buttonStyle.primary)]),
  ]);
});
