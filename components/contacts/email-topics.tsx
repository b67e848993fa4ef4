import { textLinkStyle } from '@/components/ui/action-style';
import { Section } from '@/components/ui/section';
import { topicEmail } from '@/lib/emails/emails';
import { type Site } from '@/lib/site/parse';
import { mailto } from '@/lib/urls/mailto';
import { contacts } from '@/lib/words/contacts';

/** Links for common topics. Each opens an email draft with the questions that support would ask about the topic. */
export function EmailTopics({ site }: { readonly site: Site }) {
  const { title = '', text, password, list = [] } = contacts.topics ?? {};
  const notes = [text, site.accounts && password].filter(Boolean);
  const topics = list.filter(({ aboutAccounts }) => site.accounts || !aboutAccounts);
  if (topics.length === 0) return null;
  return (
    <Section id="topics" title={title} size="small" heading="h3" className="print:hidden">
      {notes.length > 0 && <p className="mt-3 text-muted">{notes.join(' ')}</p>}
      <ul className="mt-4 grid gap-y-1">
        {topics.map((topic) => (
          <li key={topic.title}>
            <a
              href={mailto(site.email, topicEmail(topic, site))}
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
