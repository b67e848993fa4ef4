import { type EmailDraft, withPlainSpaces } from '@/lib/browser/urls/mailto';
import { type Site } from '@/lib/site/parse';
import { fillIn } from '@/lib/text/fill-in';
import { contacts, type EmailTopic } from '@/lib/words/contacts';
import { emails } from '@/lib/words/emails';

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
  { title, asksDevice, asksDictionary, questions }: EmailTopic,
  { dictionaries, moreDictionaries }: Pick<Site, 'dictionaries' | 'moreDictionaries'>,
): EmailDraft {
  const { device = [], whichDictionary } = contacts.topics ?? {};
  const areMany = dictionaries.length !== 1 || moreDictionaries;
  const lines = [
    ...(asksDevice ? device : []),
    ...(asksDictionary && areMany && whichDictionary ? [whichDictionary] : []),
    ...questions,
  ];
  return emailDraft(title, [emails.greeting, '', ...lines.map((one) => `${one}:`)]);
}
