/**
 * The rules of Google Play for the page that a store listing names (Play Console, Data safety:
 * «Delete account URL»; support.google.com/googleplay/android-developer/answer/13327111), row by
 * row, before the owner has filled in the product file and after.
 *
 * @jest-environment jsdom
 */
import { render, screen, within } from '@testing-library/react';
import { emptyProduct, fullProduct } from '../../support/product';
import { DeletionData } from '@/components/deletion/deletion-data';
import { DeletionHelp } from '@/components/deletion/deletion-help';
import { DeletionSteps } from '@/components/deletion/deletion-steps';
import { StoreIdentity } from '@/components/deletion/store-identity';
import { deletion as page } from '@/lib/content/deletion';
import { deletionEmail } from '@/lib/content/emails';
import { fillIn } from '@/lib/format';
import { type Product } from '@/lib/product/schema';
import { settings } from '@/lib/settings';
import { appName } from '@/lib/site/app-name';
import { mailto } from '@/lib/urls/mailto';

const nameOf = ({ app }: Product) => appName(app, settings.siteName);

const show = (product: Product) =>
  render(
    <>
      <StoreIdentity app={product.app} />
      <DeletionSteps inApp={product.deletion.stepsInApp} />
      <DeletionData product={product.deletion} />
      <DeletionHelp appName={nameOf(product)} />
    </>,
  );

const section = ({ title }: { readonly title: string }) =>
  screen.getByRole('region', { name: title });
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const items = (list: HTMLElement) => texts(within(list).getAllByRole('listitem'));
const under = (title: string) =>
  items(screen.getByRole('heading', { level: 3, name: title }).nextElementSibling as HTMLElement);

describe('with the owner’s product data', () => {
  const { app, deletion } = fullProduct;
  beforeEach(() => show(fullProduct));

  it('names the app and the developer as the store listing does', () => {
    expect(texts(screen.getAllByRole('definition'))).toEqual([app.storeName, app.developer]);
  });

  it('shows the steps on the page and in the app, each list in its order', () => {
    expect(under(page.steps.onPageTitle)).toEqual(page.steps.onPage);
    expect(under(page.steps.inAppTitle)).toEqual(deletion.stepsInApp);
  });

  it('says which kinds of data are deleted, which are kept for how long, and when', () => {
    expect(under(page.data.deletedTitle)).toEqual(deletion.deleted);
    expect(under(page.data.keptTitle)).toEqual(deletion.kept);
    expect(section(page.data).textContent).toContain(deletion.retention);
    expect(section(page.data).textContent).toContain(deletion.processing);
  });
});

it('without the owner’s data it says what the site knows, and claims nothing else', () => {
  show(emptyProduct);

  expect(texts(screen.getAllByRole('definition'))).toEqual([settings.siteName]);
  expect(within(section(page.steps)).getAllByRole('list').map(items)).toEqual([page.steps.onPage]);
  expect(within(section(page.data)).queryAllByRole('list')).toEqual([]);
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  const shown = texts([...document.querySelectorAll('p,li,ul,ol,h2,h3,dd')]);
  expect(shown.filter((text) => text.trim() === '')).toEqual([]);
});

describe.each([
  ['empty', emptyProduct],
  ['filled', fullProduct],
])('with the product file %s', (_, product) => {
  beforeEach(() => show(product));

  it('deletes for good, mentions the data on the device, and needs no app to ask', () => {
    expect(section(page.data).textContent).toContain(page.data.final);
    expect(section(page.data).textContent).toContain(page.data.onDevice);
    expect(section(page.steps).textContent).toContain(page.steps.noApp);
  });

  it('helps those to whom no email came, and, by an email that names the app, those without the mailbox', () => {
    const help = within(section(page.noLetter));
    const link = help.getByRole('link');
    expect(link).toHaveTextContent(settings.supportEmail);

    const wait = '30\u00a0секунд';
    const advice = page.noLetter.advice.map((text) => fillIn(text, { wait }));
    expect(items(help.getByRole('list'))).toEqual(advice);
    expect(link).toHaveAttribute('href', mailto(settings.supportEmail));

    const write = within(section(page.noMailbox)).getByRole('link', { name: page.noMailbox.link });
    const email = deletionEmail(nameOf(product));
    expect(write).toHaveAttribute('href', mailto(settings.supportEmail, email));
    expect(email.subject).toContain(nameOf(product));
  });
});
