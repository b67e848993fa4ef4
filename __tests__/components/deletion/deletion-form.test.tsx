import { testMarkup } from '../../support/markup';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { EmailField } from '@/components/deletion/email-field';

/** As the page has it. */
const form = (apiUrl = '') => (
  <DeletionForm apiUrl={apiUrl}>
    <EmailField />
  </DeletionForm>
);

for (const url of ['', 'https://api.example']) {
  testMarkup({
    title: `browsers send the form to the service «${url}» by themselves`,
    component: form(url),
    parts: 'form@action form@method input@name button@disabled',
    values: [`${url}/acc/RequestDeleteUserByEmail`, 'get', 'userEmail', undefined],
  });
}

testMarkup({
  title:
    'browsers ask by a hint for an email address, which no keyboard corrects, before they send it',
  component: form(),
  parts:
    'form@novalidate input@type input@required input@autocomplete input@autocapitalize input@spellcheck input@aria-describedby',
  values: [undefined, 'email', '', 'email', 'none', 'false', 'email-hint'],
});
