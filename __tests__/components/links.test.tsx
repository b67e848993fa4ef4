import { partsOf } from '../support/markup';
import { fullSite } from '../support/site';
import { lay } from '../support/temporary-folder';
import { ContactCards, EmailTopics } from '@/components/contacts/contact-cards';
import { HomeLinks, ProgramLinks } from '@/components/home/program-links';
import { ResultMessage } from '@/components/result-page/result-message';
import { SiteFooter } from '@/components/shell/page-shell';
import { buttonStyle } from '@/components/ui/action-style';
import { mailto } from '@/lib/browser/urls/mailto';
import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { resultPageEmail, topicEmail } from '@/lib/emails/emails';
import { type TextPage } from '@/lib/pages/text-pages';
import { navigationOf } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';
import { appLink } from '@/lib/stores/stores';
import { fillIn } from '@/lib/text/fill-in';
import { contacts } from '@/lib/words/contacts';
import { type ResultPage } from '@/lib/words/result-pages';
import { shell } from '@/lib/words/shell';

const mockPages: Partial<TextPage>[] = [
  { path: '/privacy/', title: 'Политика', place: 'footer' },
  { path: '/faq/', title: 'Вопросы', place: 'menu' },
];
jest.mock('@/lib/pages/text-pages', () => ({ textPages: () => mockPages }));

const { developer, email, homeUrl } = fullSite;
const [android, windows] = [fullSite.android!, fullSite.windows!];

it('the navigation is in order, the footer names the developer, and both have their text pages', () => {
  const { home, android, windows, contacts } = routes;
  expect(navigationOf(fullSite).map(({ href }) => href)).toEqual([
    ...[home, android, windows, contacts, '/faq/'],
  ]);
  expect(partsOf(<SiteFooter site={fullSite} />, 'p a@href')).toEqual([
    expect.stringContaining(fillIn(shell.footer.developer, { developer })),
    ...[mailto(email), routes.changes, routes.deletion, '/privacy/'],
  ]);
});

const topics = contacts.topics?.list ?? [];
const emailsOf = (some: typeof topics) =>
  some.map((topic) => mailto(email, topicEmail(topic, fullSite)));

it('the contacts page links to support, also by topic, to the forum and to a channel, and an app without accounts has no topic about them', () => {
  const forum = 'https://forum.example/';
  const channel = { title: 'Канал', text: '', link: 'Читать', url: 'https://t.example/?a=1&b=2' };
  const cards = <ContactCards site={{ ...fullSite, channels: [channel], forum }} />;
  expect(partsOf(cards, 'a@href')).toEqual([
    ...[mailto(email), ...emailsOf(topics), ...(contacts.forum ? [forum] : []), channel.url],
  ]);

  const others = topics.filter(({ aboutAccounts }) => !aboutAccounts);
  const withoutAccounts = <EmailTopics site={{ ...fullSite, accounts: null }} />;
  expect(partsOf(withoutAccounts, 'a@href')).toEqual(emailsOf(others));
});

const { primary, primaryOn, secondary } = buttonStyle;
const [release] = windows.releases;
const withoutFile = { ...windows, releases: [{ ...release!, installer: undefined }] };
const [toAndroid, toWindows] = [routes.android, routes.windows];

it.each([
  ['both programs', windows, [primaryOn.android, primaryOn.windows], [toAndroid, toWindows]],
  ['no installer', withoutFile, [primaryOn.all, secondary], [toAndroid]],
  ['one program', null, [primaryOn.all], [toAndroid]],
])('with %s, the home page highlights what can be installed', (_, program, styles, ends) => {
  lay(`public/downloads/${release!.installer!.file}`, 'MZ');
  const programs = { android, windows: program };

  const shown = styles.map((own) => expect.stringMatching(`^${own} min-w-fit`));
  expect(partsOf(<HomeLinks programs={programs} />, 'a@class')).toEqual(shown);
  // On Apple's touch devices nothing can be installed.
  expect(styles).not.toContain(primary);
  expect(partsOf(<ProgramLinks place="game" programs={programs} />, 'a@href')).toEqual(ends);
});

const page = { slug: 'a', title: 'Не\u00a0вышло', text: '', next: '' };
const toSupport = mailto(email, resultPageEmail(page.title, absoluteUrl(homeUrl, '/a/')));
const app = appLink(android.package, homeUrl, android.stores[0].url);
const toApp = { backToApp: true };
const again = { toDeletion: true };
const form = routes.deletion;

it.each<[ResultPage['result'], string, object, string[], string[], packageName?: string]>([
  ['success', 'links to support if support may help', { help: true }, [], [toSupport, '/']],
  ['success', 'has a primary button to the app if the app is the next step', toApp, [app], ['/']],
  ['success', 'does not link to the app if the package name is unknown', toApp, [], ['/'], ''],
  ['error', 'has a primary button for an email to support', toApp, [toSupport], [app, '/help/']],
  ['error', 'links to the deletion form if a retry may help', again, [form], [toSupport, '/help/']],
])('a result page of «%s» %s', (result, _, changes, first, others, id = android.package) => {
  const site = { ...fullSite, android: { ...android, package: id } };
  const message = <ResultMessage resultPage={{ ...page, result, ...changes }} site={site} />;

  expect(partsOf(message, 'a@href a@class')).toEqual([
    ...first.flatMap((href) => [href, primary]),
    ...others.flatMap((href) => [href, expect.not.stringContaining(primary)]),
  ]);
});
