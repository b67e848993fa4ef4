import { textLinkStyle } from '@/components/ui/text-link-style';
import { contacts } from '@/lib/content/contacts';
import { topicEmail } from '@/lib/content/emails';
import { settings } from '@/lib/settings';
import { mailto } from '@/lib/urls/mailto';

/** Emails that ask their questions themselves, a topic each. */
export function EmailTopics() {
  const { title, text, list } = contacts.topics;
  return (
    <section aria-labelledby="topics" className="mt-12 max-w-prose">
      <h2 id="topics" className="font-serif text-2xl font-bold">
        {title}
      </h2>
      <p className="mt-3 text-muted">{text}</p>
      <ul className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {list.map((topic) => (
          <li key={topic.title}>
            <a
              href={mailto(settings.supportEmail, topicEmail(topic.title, topic.questions))}
              className={`${textLinkStyle} inline-block py-2`}
            >
              {topic.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
