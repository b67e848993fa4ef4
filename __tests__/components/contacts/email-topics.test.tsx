import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { EmailTopics } from '@/components/contacts/email-topics';
import { contacts } from '@/lib/content/contacts';
import { topicEmail } from '@/lib/emails/emails';
import { mailto } from '@/lib/urls/mailto';

const list = contacts.topics?.list ?? [];
const emailsOf = (topics: typeof list) =>
  topics.map(({ title, questions }) =>
    mailto(fullSite.email, topicEmail(title, questions, fullSite)),
  );

it('each topic’s link opens an email to support, and an app without accounts has no topic about them', () => {
  expect(partsOf(<EmailTopics site={fullSite} />, 'a@href')).toEqual(emailsOf(list));

  const site = { ...fullSite, accounts: null };
  const others = list.filter(({ aboutAccounts }) => !aboutAccounts);
  expect(partsOf(<EmailTopics site={site} />, 'a@href')).toEqual(emailsOf(others));
});
