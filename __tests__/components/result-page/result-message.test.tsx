import { render, screen, within } from '@testing-library/react';
import { ResultMessage } from '@/components/result-page/result-message';
import { type ResultPage } from '@/lib/content/result-pages';

const resultPage = (result: ResultPage['result']): ResultPage => ({
  slug: 'deletionSuccess',
  result,
  title: 'Данные удалены',
  text: 'Данные пользователя удалены.',
  next: 'Можно закрыть страницу.',
});

it('the title is the page’s heading', () => {
  render(<ResultMessage resultPage={resultPage('success')}>{null}</ResultMessage>);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Данные удалены');
});

it.each(['Данные пользователя удалены.', 'Можно закрыть страницу.'])('it says «%s»', (text) => {
  render(<ResultMessage resultPage={resultPage('success')}>{null}</ResultMessage>);

  expect(screen.getByText(text)).toBeVisible();
});

it('the ways onward stand under it', () => {
  render(
    <ResultMessage resultPage={resultPage('success')}>
      <a href="#next">Дальше</a>
    </ResultMessage>,
  );

  expect(screen.getByRole('link', { name: 'Дальше' })).toBeVisible();
});

it('a success and an error have different icons', () => {
  const iconOf = (result: ResultPage['result']) =>
    render(
      <ResultMessage resultPage={resultPage(result)}>{null}</ResultMessage>,
    ).container.querySelector('svg')?.innerHTML;

  expect(iconOf('success')).not.toBe(iconOf('error'));
});

it('possible causes of an error are listed under a heading of their own', () => {
  const causes = ['Ссылка устарела.', 'Ссылка не целая.'];
  render(<ResultMessage resultPage={{ ...resultPage('error'), causes }}>{null}</ResultMessage>);

  const list = within(screen.getByRole('region', { name: 'Возможные причины' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(causes);
});

it('without causes there is no such heading', () => {
  render(<ResultMessage resultPage={resultPage('success')}>{null}</ResultMessage>);

  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
