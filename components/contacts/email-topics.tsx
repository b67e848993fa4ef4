import { textLinkStyle } from '@/components/ui/action-style';
import { Section } from '@/components/ui/section';
import { contacts } from '@/lib/content/contacts';
import { topicEmail } from '@/lib/emails/emails';
import { type Site } from '@/lib/site/parse';
import { mailto } from '@/lib/urls/mailto';

/** Links for common topics. Each opens an email draft with the questions that support would ask about the topic. */
export function EmailTopics({ site }: { readonly site: Site }) {
  const { title = '', text = '', password = '', list = [] } = contacts.topics ?? {};
  const topics = list.filter(({ aboutAccounts }) => site.accounts || !aboutAccounts);
  if (topics.length === 0) return null;
  return (
    <Section id="topics" title={title} size="small" heading="h3" className="print:hidden">
      {text + password !== '' && (
        <p className="mt-3 text-muted">{site.accounts ? `${text} ${password}` : text}</p>
      )}
      <ul className="mt-4 grid gap-y-1">
        {topics.map(({ title: topic, questions }) => (
          <li key={topic}>
            <a
              href={mailto(site.email, topicEmail(topic, questions, site))}
              className={`${textLinkStyle} inline-block py-2`}
            >
              {topic}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
