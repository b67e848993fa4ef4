import { partsOf } from '../../support/markup';
import { EmailTopics } from '@/components/contacts/email-topics';
import { contacts } from '@/lib/content/contacts';
import { topicEmail } from '@/lib/content/emails';
import { site } from '@/lib/site';
import { askedQuestions } from '@/lib/site/asked-questions';
import { mailto } from '@/lib/urls/mailto';

it('each topic’s link opens an email to support with the questions of that topic', () => {
  const emails = contacts.topics.list.map(({ title, questions }) =>
    mailto(site.email, topicEmail(title, askedQuestions(questions, product))),
  );

  expect(partsOf(<EmailTopics />, 'a@href')).toEqual(emails);
});
