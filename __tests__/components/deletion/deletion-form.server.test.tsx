import { renderToString } from 'react-dom/server.node';
import { button, field, showDeletionForm } from '../../support/deletion-form';
import { DeletionForm } from '@/components/deletion/deletion-form';

const form = () => field().form!;

it('the page holds a form that browsers send by themselves to the account service', () => {
  showDeletionForm();

  expect(form().method).toBe('get');
  expect(form()).toHaveAttribute('action', '/acc/RequestDeleteUserByEmail');
  expect(button()).toBeEnabled();
});

it('it goes to the service’s own origin where there is one', () => {
  document.body.innerHTML = renderToString(<DeletionForm apiUrl="https://api.example" />);

  expect(form().action).toBe('https://api.example/acc/RequestDeleteUserByEmail');
});

it('browsers ask for an address before they send it', () => {
  showDeletionForm();

  expect(field()).toMatchObject({ name: 'userEmail', type: 'email', required: true });
  expect(form().noValidate).toBe(false);
});

it('neither a countdown nor an error is shown', () => {
  showDeletionForm();

  expect(form()).not.toHaveTextContent(/Повторная отправка|Пожалуйста/);
  expect(field()).toHaveAttribute('aria-invalid', 'false');
});
