import { contacts } from '@/lib/content/contacts';

/** What a letter to the support should tell. */
export const LetterAdvice = () => (
  <>
    <p>{contacts.letter.intro}</p>
    <ul className="mt-2 list-disc pl-6 marker:text-accent">
      {contacts.letter.needed.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
);
