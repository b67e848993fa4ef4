import { contacts } from '@/lib/content/contacts';

/** What to write in an email to the support. */
export const EmailAdvice = () => (
  <>
    <p>{contacts.email.intro}</p>
    <ul className="mt-2 list-disc pl-6 marker:text-accent">
      {contacts.email.needed.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
);
