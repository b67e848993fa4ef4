import { partsOf } from '../../support/markup';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { EmailField } from '@/components/deletion/email-field';
import { EMAIL_PATTERN } from '@/lib/deletion/email-schema';

// That browsers send it and refuse a wrong address: e2e/visitor/no-scripts and actions-before-hydration.spec.ts.
it('the form goes to the service by itself, and asks for an address that no keyboard corrects', () => {
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
