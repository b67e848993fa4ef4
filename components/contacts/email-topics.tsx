import { textLinkStyle } from '@/components/ui/action-style';
import { Section } from '@/components/ui/section';
import { contacts } from '@/lib/content/contacts';
import { topicEmail } from '@/lib/content/emails';
import { product } from '@/lib/content/product';
import { askedQuestions } from '@/lib/product/asked-questions';
import { settings } from '@/lib/settings';
import { mailto } from '@/lib/urls/mailto';

/**
 * Links for common topics. Each link opens an email draft with the questions that support would ask
 * about the topic.
 */
export function EmailTopics() {
  const { title, text, list } = contacts.topics;
  return (
    <Section id="topics" title={title} size="small" heading="h3" className="print:hidden">
      <p className="mt-3 text-muted">{text}</p>
      <ul className="mt-4 grid gap-y-1">
        {list.map((topic) => (
          <li key={topic.title}>
            <a
              href={mailto(
                settings.supportEmail,
                topicEmail(topic.title, askedQuestions(topic.questions, product)),
              )}
              className={`${textLinkStyle} inline-block py-2`}
            >
              {topic.title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
