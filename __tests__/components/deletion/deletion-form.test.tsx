import { partsOf } from '../../support/markup';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { EmailField } from '@/components/deletion/email-field';

it.each(['', 'https://api.example'])(
  'browsers by themselves ask for an email address, and send it to the service «%s»',
  (url) => {
    const form = (
      <DeletionForm apiUrl={url}>
        <EmailField />
      </DeletionForm>
    );
    const kinds = 'form@action form@method form@novalidate input@name input@type input@required';
    const asked = [
      `${url}/acc/RequestDeleteUserByEmail`,
      'get',
      undefined,
      'userEmail',
      'email',
      '',
    ];
    expect(partsOf(form, kinds)).toEqual(asked);

    const help = 'input@autocomplete input@autocapitalize input@spellcheck input@aria-describedby';
    expect(partsOf(form, help)).toEqual(['email', 'none', 'false', 'email-hint']);
    expect(partsOf(form, 'button@disabled')).toEqual([undefined]);
  },
);
