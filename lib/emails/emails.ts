import 'server-only';
import { contacts } from '@/lib/content/contacts';
import { emails } from '@/lib/content/emails';
import { type Site } from '@/lib/site/parse';
import { fillIn } from '@/lib/text/fill-in';
import { type EmailDraft } from '@/lib/urls/mailto';

const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

/** Makes a draft with ordinary spaces. A line that ends in a colon gets a space, after which the visitor answers. */
const emailDraft = (subject: string, lines: readonly string[]): EmailDraft => ({
  subject: withPlainSpaces(subject),
  lines: lines.map((line) => withPlainSpaces(line).replace(/:$/, ': ')),
});

/** Email from a user who asks for a deletion but no longer has access to the account's mailbox. */
export function deletionEmail(appName: string): EmailDraft {
  const { subject, request, noAccess } = emails.deletion;
  return emailDraft(fillIn(subject, { app: appName }), [
    ...[emails.greeting, '', fillIn(request, { app: appName }), noAccess],
    ...['', emails.registered],
  ]);
}

/** Email to support about a result page, with lines that the visitor fills in. */
export function resultPageEmail(title: string, address: string): EmailDraft {
  const { happened, page, version, device, time } = emails.resultPage;
  return emailDraft(title, [
    ...[emails.greeting, '', emails.registered, happened, ''],
    ...[fillIn(page, { page: address }), version, device, time],
  ]);
}

/** Email to support about a topic, with a line for each question. With one dictionary, nobody is asked which it is. */
export function topicEmail(
  topic: string,
  questions: readonly string[],
  { dictionaries, moreDictionaries }: Pick<Site, 'dictionaries' | 'moreDictionaries'>,
): EmailDraft {
  const known = dictionaries.length === 1 && !moreDictionaries && contacts.topics?.whichDictionary;
  const lines = questions.filter((question) => question !== known).map((one) => `${one}:`);
  return emailDraft(topic, [emails.greeting, '', ...lines]);
}
