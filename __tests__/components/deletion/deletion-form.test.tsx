import { partsOf } from '../../support/markup';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { EmailField } from '@/components/deletion/email-field';
import { EMAIL_PATTERN } from '@/lib/deletion/email-schema';

// e2e/visitor/no-scripts.spec.ts tests that browsers send the form and do not send an invalid address.
it('the deletion form submits to the account service, and its field requires an address and turns off spelling correction', () => {
  const form = (
    <DeletionForm apiUrl="https://api.example">
      <EmailField />
    </DeletionForm>
  );
  expect(partsOf(form, 'form@action')).toEqual([
    'https://api.example/acc/RequestDeleteUserByEmail',
  ]);

  const attributes = [
    'required',
    'pattern',
    'autocomplete',
    'autocapitalize',
    'spellcheck',
    'aria-describedby',
  ];
  const kinds = attributes.map((attribute) => `input@${attribute}`).join(' ');
  expect(partsOf(form, kinds)).toEqual(['', EMAIL_PATTERN, 'email', 'none', 'false', 'email-hint']);
});
