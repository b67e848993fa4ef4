import { partsOf } from '../../support/markup';
import { emptyProduct, fullProduct } from '../../support/product';
import { DeletionData } from '@/components/deletion/deletion-data';
import { DeletionHelp } from '@/components/deletion/deletion-help';
import { DeletionSteps } from '@/components/deletion/deletion-steps';
import { StoreIdentity } from '@/components/deletion/store-identity';
import { deletion as page } from '@/lib/content/deletion';
import { deletionEmail } from '@/lib/content/emails';
import { settings } from '@/lib/settings';
import { fillIn } from '@/lib/text/fill-in';
import { mailto } from '@/lib/urls/mailto';

const { supportEmail, siteName } = settings;
const { app, deletion } = fullProduct;
const { data, steps, noLetter, noMailbox } = page;

/**
 * The rules of Google Play for the page that a store listing names (Play Console, Data safety:
 * «Delete account URL»; support.google.com/googleplay/android-developer/answer/13327111).
 */
describe('what Google Play asks of the page', () => {
  it.each([
    ['as in the listing', fullProduct, [app.storeName, app.developer]],
    ['as the site knows it, without a developer', emptyProduct, [siteName]],
  ])('it names the app %s', (_, product, names) => {
    expect(partsOf(<StoreIdentity app={product.app} />, 'dd')).toEqual(names);
  });

  it('it shows the steps in their order, on the page and, if the owner tells them, in the app', () => {
    const shown = (inApp: readonly string[]) =>
      partsOf(<DeletionSteps inApp={inApp} />, 'h2 h3 li p');
    const onPage = [...steps.onPage, steps.noApp];

    expect(shown([])).toEqual([steps.title, ...onPage]);
    expect(shown(deletion.stepsInApp)).toEqual([
      ...[steps.title, steps.onPageTitle, ...onPage],
      ...[steps.inAppTitle, ...deletion.stepsInApp],
    ]);
  });

  it('it says what is deleted for good, kept for how long, and when, as far as the owner tells', () => {
    const shown = (product: typeof deletion) =>
      partsOf(<DeletionData product={product} />, 'h2 h3 ul li p');

    expect(shown(emptyProduct.deletion)).toEqual([data.title, data.final, data.onDevice]);
    expect(shown(deletion)).toEqual([
      ...[data.title, data.final, deletion.processing],
      ...[data.deletedTitle, '', ...deletion.deleted],
      ...[data.keptTitle, '', ...deletion.kept],
      ...[deletion.retention, data.onDevice],
    ]);
  });

  it('it helps those to whom no email came, and, by an email that names the app, those without the mailbox', () => {
    const email = deletionEmail('Слово');
    const advice = noLetter.advice.map((text) => fillIn(text, { wait: '30\u00a0секунд' }));

    expect(email.subject).toContain('Слово');
    expect(partsOf(<DeletionHelp appName="Слово" />, 'h2 li a@href a')).toEqual([
      ...[noLetter.title, ...advice, mailto(supportEmail), ''],
      ...[noMailbox.title, mailto(supportEmail, email), noMailbox.link],
    ]);
  });
});
