import { partsOf } from '../../support/markup';
import { ContactCards } from '@/components/contacts/contact-cards';
import { contacts } from '@/lib/content/contacts';
import { topicEmail } from '@/lib/content/emails';
import { product } from '@/lib/content/product';
import { askedQuestions } from '@/lib/product/asked-questions';
import { settings } from '@/lib/settings';
import { mailto } from '@/lib/urls/mailto';

it('the contacts page has a card for email with a link for each topic, a card for the forum, and a card for each channel', () => {
  const channel = { title: 'Канал', text: 'Новости.', link: 'Читать', url: 'https://t.me/slovar' };
  const { forum, topics, email: own } = contacts;

  expect(partsOf(<ContactCards channels={[channel]} />, 'h2 li a@href a')).toEqual([
    ...[own.title, mailto(settings.supportEmail), own.link, ...own.needed],
    ...topics.list.flatMap(({ title, questions }) => [
      ...[
        '',
        mailto(settings.supportEmail, topicEmail(title, askedQuestions(questions, product))),
        title,
      ],
    ]),
    ...[forum.title, settings.forumUrl, forum.link],
    ...[channel.title, channel.url, channel.link],
  ]);
});
