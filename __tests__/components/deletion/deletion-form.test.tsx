/** @jest-environment node */
import { has } from '../../support/markup';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { EmailField } from '@/components/deletion/email-field';
import { deletionForm } from '@/lib/content/deletion-form';
import { fallbacks } from '@/lib/content/fallbacks';

/** As the page has it. */
const form = (apiUrl = '') => (
  <DeletionForm apiUrl={apiUrl}>
    <EmailField />
  </DeletionForm>
);

for (const url of ['', 'https://api.example']) {
  has(
    `browsers send it to the service «${url}» by themselves`,
    form(url),
    'form@action form@method input@name button@disabled',
    [`${url}/acc/RequestDeleteUserByEmail`, 'get', 'userEmail', undefined],
  );
}

has(
  'browsers ask for an email address, which no keyboard corrects, before they send it',
  form(),
  'form@novalidate input@type input@required input@autocomplete input@autocapitalize input@spellcheck',
  [undefined, 'email', '', 'email', 'none', 'false'],
);

has(
  'it says nothing but what to enter: no countdown, no error, no request on its way',
  form(),
  'p p@hidden input@aria-invalid input@aria-describedby',
  [undefined, 'email-hint', deletionForm.hint, undefined, '', undefined, fallbacks.form, ''],
);
