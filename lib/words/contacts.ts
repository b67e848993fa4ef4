import { flag, group, list, optionalTexts, readWords, text, texts } from '@/lib/owner-files/words';

const topic = group({
  ...texts('title'),
  /** Without a colon at the end, which `topicEmail` adds. */
  questions: list(text),
  /** Whether the topic makes sense only if the app has accounts. */
  aboutAccounts: flag,
  /** Whether the email also asks `device` and, if there is more than one dictionary, `whichDictionary`. */
  asksDevice: flag,
  asksDictionary: flag,
});

export const contacts = readWords('contacts', {
  ...texts('title', 'description'),
  ...optionalTexts('lead'),
  email: group({
    ...texts('title', 'address', 'link'),
    ...optionalTexts('intro'),
    needed: list(text).optional(),
  }),
  topics: group({
    ...texts('title'),
    ...optionalTexts('text', 'password', 'whichDictionary'),
    device: list(text).optional(),
    list: list(topic),
  }).optional(),
  forum: group({ ...texts('title', 'link'), ...optionalTexts('text') }).optional(),
});

export type EmailTopic = NonNullable<typeof contacts.topics>['list'][number];
