import { partsOf } from '../../support/markup';
import { EmailTopics } from '@/components/contacts/email-topics';
import { contacts } from '@/lib/content/contacts';
import { topicEmail } from '@/lib/emails/emails';
import { site } from '@/lib/site';
import { askedQuestions } from '@/lib/site/asked-questions';
import { mailto } from '@/lib/urls/mailto';

const list = contacts.topics?.list ?? [];
const emailsOf = (topics: typeof list) =>
  topics.map(({ title, questions }) =>
    mailto(site.email, topicEmail(title, askedQuestions(questions, site))),
  );

it('each topic’s link opens an email to support, and an app without accounts has no topic about them', () => {
  jest.replaceProperty(site, 'accounts', { service: '' });
  expect(partsOf(<EmailTopics />, 'a@href')).toEqual(emailsOf(list));

  jest.replaceProperty(site, 'accounts', null);
  const others = list.filter(({ aboutAccounts }) => !aboutAccounts);
  expect(partsOf(<EmailTopics />, 'a@href')).toEqual(emailsOf(others));
});
