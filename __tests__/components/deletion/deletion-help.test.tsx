import { partsOf } from '../../support/markup';
import { DeletionHelp } from '@/components/deletion/deletion-help';
import { deletion as page } from '@/lib/content/deletion';
import { deletionEmail } from '@/lib/content/emails';
import { settings } from '@/lib/settings';
import { fillIn } from '@/lib/text/fill-in';
import { mailto } from '@/lib/urls/mailto';

const { supportEmail } = settings;
const { noLetter, noMailbox } = page;

it('the deletion page has advice about a missing email, and a link to support for visitors who have lost their mailbox', () => {
  const email = deletionEmail('Слово');
  const advice = noLetter.advice.map((text) => fillIn(text, { wait: '30\u00a0секунд' }));

  expect(email.subject).toContain('Слово');
  expect(partsOf(<DeletionHelp appName="Слово" />, 'h2 li a@href a')).toEqual([
    ...[noLetter.title, ...advice, mailto(supportEmail), ''],
    ...[noMailbox.title, mailto(supportEmail, email), noMailbox.link],
  ]);
});
