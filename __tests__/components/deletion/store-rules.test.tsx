/**
 * The rules of Google Play for the page that a store listing names (Play Console, Data safety:
 * «Delete account URL»; support.google.com/googleplay/android-developer/answer/13327111), row by
 * row, before the owner has filled in the product file and after.
 */
import { render, screen, within } from '@testing-library/react';
import { emptyProduct, filledProduct } from '../../support/owners-product';
import { plainSpaces, words } from '../../support/words';
import { DeletionData } from '@/components/deletion/deletion-data';
import { DeletionHelp } from '@/components/deletion/deletion-help';
import { DeletionSteps } from '@/components/deletion/deletion-steps';
import { StoreIdentity } from '@/components/deletion/store-identity';
import { type Product } from '@/lib/product/schema';
import { appName } from '@/lib/site/app-name';

const show = ({ app, deletion }: Product) =>
  render(
    <>
      <StoreIdentity app={app} />
      <DeletionSteps inApp={deletion.stepsInApp} />
      <DeletionData product={deletion} />
      <DeletionHelp appName={appName(app, 'Сайт')} />
    </>,
  );

const text = () => plainSpaces(document.body.textContent) ?? '';
const section = (name: string) => within(screen.getByRole('region', { name: words(name) }));
const items = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => plainSpaces(textContent));

describe('with the owner’s product data', () => {
  beforeEach(() => show(filledProduct));

  it('names the app and the developer as the store listing does', () => {
    const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent);

    expect(definitions).toEqual(['Словарь+ для Android', 'Иванов и сыновья']);
  });

  it('shows the steps on the page and in the app, each list in its order', () => {
    expect(items('Как удалить данные').slice(-2)).toEqual([
      'Откройте настройки',
      'Нажмите «Удалить всё»',
    ]);
    expect(section('Как удалить данные').getAllByRole('list')).toHaveLength(2);
    expect(section('Как удалить данные').getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('says which kinds of data are deleted and which are kept', () => {
    const [deleted, kept] = section('Что станет с данными').getAllByRole('list');

    expect(screen.getByRole('heading', { name: 'Будут удалены' }).nextElementSibling).toBe(deleted);
    expect(deleted).toHaveTextContent('адрес электронной почты' + 'статистика изучения');
    expect(screen.getByRole('heading', { name: 'Сохранятся' }).nextElementSibling).toBe(kept);
    expect(kept).toHaveTextContent('записи о покупках');
  });

  it('says how long the kept data stay and how long a deletion takes', () => {
    expect(text()).toContain('Записи о покупках хранятся три года.');
    expect(text()).toContain('Данные удаляются в течение суток.');
  });

  it('the email to the support names the app as the store does', () => {
    const { href } = screen.getByRole<HTMLAnchorElement>('link', {
      name: words('Написать об удалении данных'),
    });

    expect(new URL(href).searchParams.get('body')).toContain('«Словарь+ для Android»');
  });
});

describe('before the owner has told anything', () => {
  beforeEach(() => show(emptyProduct));

  it('names the app as the site does, and no developer', () => {
    expect(screen.getAllByRole('definition')).toHaveLength(1);
    expect(screen.getByText('Словарь+')).toBeVisible();
    expect(text()).not.toContain('Разработчик');
  });

  it('shows the steps that are known: those on the page', () => {
    expect(items('Как удалить данные')).toEqual([
      'Введите адрес электронной почты, указанный при регистрации в приложении, и нажмите «Отправить».',
      'Откройте письмо, которое придёт на этот адрес.',
      'Перейдите по ссылке из письма: после этого данные будут удалены.',
    ]);
  });

  it('claims nothing of what is deleted, kept, or how long', () => {
    expect(section('Что станет с данными').queryAllByRole('list')).toEqual([]);
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    expect(text()).not.toMatch(/Будут удалены|Сохранятся/);
  });

  it('leaves no empty paragraph, list or heading behind', () => {
    const empty = [...document.querySelectorAll('p,li,ul,ol,h2,h3,dd')].filter(
      ({ textContent }) => textContent.trim() === '',
    );

    expect(empty).toEqual([]);
  });
});

describe.each([
  ['empty', emptyProduct],
  ['filled', filledProduct],
])('with the product file %s', (_, product) => {
  beforeEach(() => show(product));

  it('deletes for good, and says so', () => {
    expect(text()).toContain('Удаление необратимо');
  });

  it('tells of the data that are on the device', () => {
    expect(text()).toContain('Словари, сохранённые на вашем устройстве');
  });

  it('needs no app to ask', () => {
    expect(text()).toContain('Устанавливать приложение для этого не нужно.');
  });

  it('helps those to whom no email came', () => {
    expect(items('Письмо не пришло?').join(' ')).toMatch(
      /спам.*Подождите.*указан при регистрации.*ещё раз/,
    );
    expect(
      section('Письмо не пришло?').getByRole('link', { name: 'support@slovar.example' }),
    ).toHaveAttribute('href', 'mailto:support@slovar.example');
  });

  it('helps those who have lost the mailbox, with an email that has no data in it', () => {
    const link = section('Нет доступа к этой почте?').getByRole<HTMLAnchorElement>('link');
    const { pathname, searchParams } = new URL(link.href);

    expect(pathname).toBe('support@slovar.example');
    expect(searchParams.get('subject')).toContain('Удаление данных пользователя');
    expect(searchParams.get('body')).toMatch(/\r\nАдрес, указанный при регистрации: $/);
  });
});
