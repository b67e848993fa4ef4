import { renderToStaticMarkup } from 'react-dom/server';
import { partsOf } from '../support/markup';
import { emptyProduct, fullProduct } from '../support/product';
import { ContactCards } from '@/components/contacts/contact-cards';
import { ResultLinks } from '@/components/result-page/result-links';
import { SiteFooter } from '@/components/shell/site-footer';
import { buttonStyle } from '@/components/ui/action-style';
import { ExternalLink } from '@/components/ui/external-link';
import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { contacts } from '@/lib/content/contacts';
import { resultPageEmail, topicEmail } from '@/lib/content/emails';
import { product as ownProduct } from '@/lib/content/product';
import { type ResultPage } from '@/lib/content/result-pages';
import { shell } from '@/lib/content/shell';
import { askedQuestions } from '@/lib/product/asked-questions';
import { screenshots } from '@/lib/screenshots/screenshots';
import { settings } from '@/lib/settings';
import { footerLinksOf } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
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

it.each([
  ['its pages', fullProduct, ''],
  ['no page on privacy before that exists', emptyProduct, routes.privacy],
])('the footer says who makes the app, and leads to the support and %s', (_, product, absent) => {
  const { developer } = fullProduct.app;
  const pages = footerLinksOf(fullProduct).map(({ href }) => href);
  const links = partsOf(<SiteFooter product={{ ...product, app: fullProduct.app }} />, 'p a@href');

  expect(links).toEqual([
    expect.stringContaining(fillIn(shell.footer.developer, { developer })),
    ...[mailto(settings.supportEmail), ...pages.filter((href) => href !== absent)],
  ]);
});

it('a letter, which a topic begins with its questions, the forum and another way to talk have cards', () => {
  const channel = { title: 'Канал', text: 'Новости.', link: 'Читать', url: 'https://t.me/slovar' };
  const { forum, topics, email: own } = contacts;

  expect(partsOf(<ContactCards channels={[channel]} />, 'h2 li a@href a')).toEqual([
    ...[own.title, ...own.needed, mailto(settings.supportEmail), own.link],
    // The topics stand in the letter's card.
    ...topics.list.flatMap(({ title, questions }) => [
      ...[
        '',
        mailto(settings.supportEmail, topicEmail(title, askedQuestions(questions, ownProduct))),
        title,
      ],
    ]),
    ...[forum.title, settings.forumUrl, forum.link],
    ...[channel.title, channel.url, channel.link],
  ]);
});

it('a link to another site opens a tab that learns neither its opener nor where it came from', () => {
  const link = <ExternalLink href="https://a.example" target="_self" rel="opener" />;

  expect(partsOf(link, 'a@target a@rel')).toEqual(['_blank', 'noopener noreferrer']);
});

const screenshot = { ...[...screenshots.values()][0]!, alt: 'Слова.', width: 320, height: 640 };

it('a picture comes late but where it is seen first, has room kept, and is chosen by its width', () => {
  const eager = <ScreenshotPicture eager screenshot={screenshot} sizes="50vw" />;
  expect(partsOf(eager, 'img@loading')).toEqual(['eager']);

  const late = <ScreenshotPicture screenshot={screenshot} sizes="50vw" />;
  const kinds = 'source@sizes img@src img@alt img@width img@height img@loading';
  expect(partsOf(late, kinds)).toEqual([
    ...['50vw', '50vw', `/screens/${screenshot.id}-light@1x.webp`, 'Слова.', '320', '640', 'lazy'],
  ]);
});

it('a missing picture stops the build with a sentence that says what to do', () => {
  const missing = <ScreenshotPicture screenshot={{ ...screenshot, id: 'none' }} sizes="" />;

  expect(() => renderToStaticMarkup(missing)).toThrow(
    /^Нет картинки public\/screens\/none-.*: положите снимок screenshots\/none\.png и выполните npm run screenshots -- none\.$/,
  );
});
