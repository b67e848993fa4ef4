import { render, screen, within } from '@testing-library/react';
import { OutcomeMessage } from '@/components/outcome/outcome-message';
import { type Outcome } from '@/lib/content/outcomes';

const outcome = (result: Outcome['result']): Outcome => ({
  slug: 'deletionSuccess',
  result,
  title: 'Данные удалены',
  text: 'Данные пользователя удалены.',
  next: 'Можно закрыть страницу.',
});

it('the title is the page’s heading', () => {
  render(<OutcomeMessage outcome={outcome('success')}>{null}</OutcomeMessage>);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Данные удалены');
});

it.each(['Данные пользователя удалены.', 'Можно закрыть страницу.'])('it says «%s»', (text) => {
  render(<OutcomeMessage outcome={outcome('success')}>{null}</OutcomeMessage>);

  expect(screen.getByText(text)).toBeVisible();
});

it('the ways onward stand under it', () => {
  render(
    <OutcomeMessage outcome={outcome('success')}>
      <a href="#next">Дальше</a>
    </OutcomeMessage>,
  );

  expect(screen.getByRole('link', { name: 'Дальше' })).toBeVisible();
});

it('a success and an error have different icons', () => {
  const iconOf = (result: Outcome['result']) =>
    render(
      <OutcomeMessage outcome={outcome(result)}>{null}</OutcomeMessage>,
    ).container.querySelector('svg')?.innerHTML;

  expect(iconOf('success')).not.toBe(iconOf('error'));
});

it('possible causes of an error are listed under a heading of their own', () => {
  const causes = ['Ссылка устарела.', 'Ссылка не целая.'];
  render(<OutcomeMessage outcome={{ ...outcome('error'), causes }}>{null}</OutcomeMessage>);

  const list = within(screen.getByRole('region', { name: 'Возможные причины' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(causes);
});

it('without causes there is no such heading', () => {
  render(<OutcomeMessage outcome={outcome('success')}>{null}</OutcomeMessage>);

  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
