import { partsOf } from '../../support/markup';
import { EmailTopics } from '@/components/contacts/email-topics';
import { contacts } from '@/lib/content/contacts';
import { topicEmail } from '@/lib/content/emails';
import { product } from '@/lib/content/product';
import { askedQuestions } from '@/lib/product/asked-questions';
import { settings } from '@/lib/settings';
import { mailto } from '@/lib/urls/mailto';

it('each topic’s link opens an email to support with the questions of that topic', () => {
  const emails = contacts.topics.list.map(({ title, questions }) =>
    mailto(settings.supportEmail, topicEmail(title, askedQuestions(questions, product))),
  );

  expect(partsOf(<EmailTopics />, 'a@href')).toEqual(emails);
});
