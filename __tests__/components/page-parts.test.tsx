import { renderToStaticMarkup } from 'react-dom/server';
import { testMarkup } from '../support/markup';
import { emptyProduct, fullProduct } from '../support/product';
import { ContactCards } from '@/components/contacts/contact-cards';
import { ResultLinks } from '@/components/result-page/result-links';
import { SiteFooter } from '@/components/shell/site-footer';
import { buttonStyle } from '@/components/ui/action-style';
import { ExternalLink } from '@/components/ui/external-link';
import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { contacts } from '@/lib/content/contacts';
import { resultPageEmail, topicEmail } from '@/lib/content/emails';
import { shell } from '@/lib/content/shell';
import { fillIn } from '@/lib/format';
import { screenshots } from '@/lib/screenshots/screenshots';
import { settings } from '@/lib/settings';
import { footerLinksOf } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';
import { appLink } from '@/lib/urls/app-link';
import { mailto } from '@/lib/urls/mailto';

const page = {
  slug: 'a',
  result: 'success',
  title: 'Не\u00a0удалось',
  text: '',
  next: '',
} as const;
const email = mailto(settings.supportEmail, resultPageEmail(page.title, `${settings.homeUrl}/a/`));
const app = appLink('org.slovar', settings.homeUrl, settings.stores[0].url);

for (const [title, changes, packageName, links, loud] of [
  ['a success leads home, and not loudly', {}, 'org.slovar', ['/'], false],
  ['a success may need help, too', { help: true }, 'org.slovar', [email, '/'], false],
  [
    'an error writes to the support first',
    { result: 'error', backToApp: true },
    'org.slovar',
    [email, app, '/help/'],
    true,
  ],
  [
    'an error of the deletion asks for another email first',
    { result: 'error', toDeletion: true },
    'org.slovar',
    [routes.deletion, email, '/help/'],
    true,
  ],
  ['a success goes back to the app first', { backToApp: true }, 'org.slovar', [app, '/'], true],
  ['not without the package’s name', { backToApp: true }, '', ['/'], false],
] as const) {
  const resultPage = { ...page, ...changes };
  const [first, quiet] = [buttonStyle.primary, expect.not.stringContaining(buttonStyle.primary)];
  const expected = links.flatMap((link, index) => [link, loud && index === 0 ? first : quiet]);
  testMarkup({
    title: title,
    component: <ResultLinks {...{ resultPage, packageName }} />,
    parts: 'a@href a@class',
    values: expected,
  });
}

const footer = [
  mailto(settings.supportEmail),
  ...footerLinksOf(fullProduct).map(({ href }) => href),
];

testMarkup({
  title: 'the footer says who makes the app, and leads to the support and to its pages',
  component: <SiteFooter product={fullProduct} />,
  parts: 'p a@href',
  values: [
    expect.stringContaining(
      fillIn(shell.footer.developer, { developer: fullProduct.app.developer }),
    ),
    ...footer,
  ],
});
testMarkup({
  title: 'it leads to no page on privacy before that exists',
  component: <SiteFooter product={emptyProduct} />,
  parts: 'a@href',
  values: footer.filter((href) => href !== routes.privacy),
});
const channel = { title: 'Канал', text: 'Новости.', link: 'Читать', url: 'https://t.me/slovar' };

testMarkup({
  title:
    'a letter, which a topic begins with its questions, the forum and another way to talk have cards',
  component: <ContactCards channels={[channel]} />,
  parts: 'h2 li a@href a',
  values: [
    ...[contacts.email.title, ...contacts.email.needed],
    ...[mailto(settings.supportEmail), contacts.email.link],
    // The topics stand in the letter's card.
    ...contacts.topics.list.flatMap(({ title, questions }) => [
      ...['', mailto(settings.supportEmail, topicEmail(title, questions)), title],
    ]),
    ...[contacts.forum.title, settings.forumUrl, contacts.forum.link],
    ...[channel.title, channel.url, channel.link],
  ],
});

testMarkup({
  title: 'a link to another site opens a tab that learns neither its opener nor where it came from',
  component: <ExternalLink href="https://a.example" target="_self" rel="opener" />,
  parts: 'a@target a@rel',
  values: ['_blank', 'noopener noreferrer'],
});

const screenshot = { ...[...screenshots.values()][0]!, alt: 'Слова.', width: 320, height: 640 };
const { id } = screenshot;
const eager = <ScreenshotPicture eager screenshot={screenshot} sizes="50vw" />;

testMarkup({
  title: 'a picture comes at once where it is seen first',
  component: eager,
  parts: 'img@loading',
  values: ['eager'],
});
testMarkup({
  title: 'others come late, have room kept, and choose by their width before the light fallback',
  component: <ScreenshotPicture screenshot={screenshot} sizes="50vw" />,
  parts: 'source@sizes img@src img@alt img@width img@height img@loading',
  values: ['50vw', '50vw', `/screens/${id}-light@1x.webp`, 'Слова.', '320', '640', 'lazy'],
});

it('a missing picture stops the build with a sentence that says what to do', () => {
  const missing = <ScreenshotPicture screenshot={{ ...screenshot, id: 'none' }} sizes="" />;

  expect(() => renderToStaticMarkup(missing)).toThrow(
    /^Нет картинки public\/screens\/none-.*: положите снимок screenshots\/none\.png и выполните npm run screenshots -- none\.$/,
  );
});
