/** @jest-environment node */
import { has } from '../../support/markup';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { deletionForm } from '@/lib/content/deletion-form';
import { fallbacks } from '@/lib/content/fallbacks';

for (const url of ['', 'https://api.example']) {
  has(
    `browsers send it to the service «${url}» by themselves`,
    <DeletionForm apiUrl={url} />,
    'form@action form@method input@name button@disabled',
    [`${url}/acc/RequestDeleteUserByEmail`, 'get', 'userEmail', undefined],
  );
}

has(
  'browsers ask for an email address, which no keyboard corrects, before they send it',
  <DeletionForm apiUrl="" />,
  'form@novalidate input@type input@required input@autocomplete input@autocapitalize input@spellcheck',
  [undefined, 'email', '', 'email', 'none', 'false'],
);

has(
  'it says nothing but what to enter: no countdown, no error, no request on its way',
  <DeletionForm apiUrl="" />,
  'p p@hidden input@aria-invalid input@aria-describedby',
  ['false', 'email-hint', deletionForm.hint, undefined, '', undefined, fallbacks.form, ''],
);
