import { screen } from '@testing-library/react';
import { openDeletionForm, pass, send } from '../../support/deletion-form';
import { withFreshVisits } from '../../support/fake-clock';
import { words } from '../../support/words';

let network: 'good' | 'lost';
let asked: number;

jest.mock('@/components/deletion/notice-dialog', () => ({
  __esModule: true,
  get NoticeDialog() {
    asked += 1;
    if (network === 'lost') throw new TypeError('Failed to fetch dynamically imported module');
    return jest.requireActual('@/components/deletion/notice-dialog').NoticeDialog;
  },
}));

withFreshVisits();
beforeEach(() => {
  asked = 0;
});

it('is fetched as soon as the form is ready, and once', async () => {
  network = 'good';
  const { user } = await openDeletionForm();
  await pass(0);
  expect(asked).toBe(1);

  await send(user, 'anna@example.com');

  expect(asked).toBe(1);
});

describe('that cannot be fetched', () => {
  beforeEach(() => {
    network = 'lost';
  });

  it('is made up for by the form’s own text', async () => {
    const { user } = await openDeletionForm('broken');
    await send(user, 'anna@example.com');

    expect(screen.getByRole('alert')).toHaveTextContent(
      words('Произошла непредвиденная ошибка. Попробуйте выполнить запрос позже.'),
    );
  });

  it('is asked for again when it is needed', async () => {
    const { user } = await openDeletionForm();
    await pass(0);
    network = 'good';
    await send(user, 'anna@example.com');

    expect(screen.getByRole('dialog', { name: words('Письмо отправлено') })).toBeInTheDocument();
  });
});
