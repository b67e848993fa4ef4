import { TextList } from '@/components/ui/text-list';
import { contacts } from '@/lib/content/contacts';

/** What to write in an email to the support. */
export const EmailAdvice = () => (
  <>
    <p>{contacts.email.intro}</p>
    <TextList as="ul" texts={contacts.email.needed} className="mt-2" />
  </>
);
