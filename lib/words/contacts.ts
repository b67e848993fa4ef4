import * as w from '@/lib/owner-files/words';

const topic = w.group({
  ...w.texts('title'),
  /** Without a colon at the end, which `topicEmail` adds. */
  questions: w.list(w.text),
  /** Whether the topic makes sense only if the app has accounts. */
  aboutAccounts: w.flag,
  /** Whether the email also asks `device` and, if there is more than one dictionary, `whichDictionary`. */
  asksDevice: w.flag,
  asksDictionary: w.flag,
});

export const contacts = w.readWords('contacts', {
  ...w.texts('title', 'description'),
  ...w.optionalTexts('lead'),
  email: w.group({
    ...w.texts('title', 'address', 'link'),
    ...w.optionalTexts('intro'),
    needed: w.list(w.text).optional(),
  }),
  topics: w
    .group({
      ...w.texts('title'),
      ...w.optionalTexts('text', 'password', 'whichDictionary'),
      device: w.list(w.text).optional(),
      list: w.list(topic),
    })
    .optional(),
  forum: w.group({ ...w.texts('title', 'link'), ...w.optionalTexts('text') }).optional(),
});

export type EmailTopic = NonNullable<typeof contacts.topics>['list'][number];
