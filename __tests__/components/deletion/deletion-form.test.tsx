import { renderToString } from 'react-dom/server.node';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { deletionForm } from '@/lib/content/deletion-form';

/** The form as a page of the export has it, before its code has come. */
function showForm(apiUrl: string) {
  document.body.innerHTML = renderToString(<DeletionForm apiUrl={apiUrl} />);
  const form = document.querySelector('form')!;
  return { form, field: form.querySelector('input')!, button: form.querySelector('button')! };
}

it.each(['', 'https://api.example'])(
  'browsers send it to the service «%s» by themselves',
  (url) => {
    const { form, field, button } = showForm(url);

    expect(form).toHaveAttribute('action', `${url}/acc/RequestDeleteUserByEmail`);
    expect(form.method).toBe('get');
    expect(field.name).toBe('userEmail');
    expect(button).toBeEnabled();
  },
);

it('browsers ask for an email address, which no keyboard corrects, before they send it', () => {
  const { form, field } = showForm('');

  expect(form.noValidate).toBe(false);
  expect(field).toMatchObject({ type: 'email', required: true, autocomplete: 'email' });
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('spellcheck', 'false');
});

it('it says nothing but what to enter: no countdown, no error, no request on its way', () => {
  const { form, field } = showForm('');

  expect([...form.querySelectorAll('p:not([hidden])')].map((p) => p.textContent)).toEqual([
    deletionForm.hint,
    '',
  ]);
  expect(field).toHaveAttribute('aria-invalid', 'false');
  expect(field).toHaveAccessibleDescription(deletionForm.hint);
});
