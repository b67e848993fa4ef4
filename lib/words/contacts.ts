import { z } from 'zod';
import { optionalTexts, readWords, text, texts } from './words-file';

/** A topic for an email to support. Its title is also the email's subject. */
const topic = z.strictObject({
  ...texts('title'),
  /** Without a colon at the end, which `topicEmail` adds. */
  questions: z.array(text),
  /** Whether the topic makes sense only if the app has accounts. */
  aboutAccounts: z.boolean().optional(),
  /** Whether the email also asks `device` and, if there is more than one dictionary, `whichDictionary`. */
  asksDevice: z.boolean().optional(),
  asksDictionary: z.boolean().optional(),
});

export type EmailTopic = z.infer<typeof topic>;

export const contacts = readWords('contacts', {
  ...texts('title', 'description'),
  ...optionalTexts('lead'),
  email: z.strictObject({
    ...texts('title', 'address', 'link'),
    ...optionalTexts('intro'),
    needed: z.array(text).optional(),
  }),
  topics: z
    .strictObject({
      ...texts('title'),
      ...optionalTexts('text', 'password', 'whichDictionary'),
      device: z.array(text).optional(),
      list: z.array(topic),
    })
    .optional(),
  forum: z.strictObject({ ...texts('title', 'link'), ...optionalTexts('text') }).optional(),
});
