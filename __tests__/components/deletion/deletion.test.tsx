import { partsOf } from '../../support/markup';
import { emptyProduct, fullProduct } from '../../support/product';
import { DeletionData } from '@/components/deletion/deletion-data';
import { DeletionForm } from '@/components/deletion/deletion-form';
import { DeletionHelp } from '@/components/deletion/deletion-help';
import { DeletionSteps } from '@/components/deletion/deletion-steps';
import { EmailField } from '@/components/deletion/email-field';
import { StoreIdentity } from '@/components/deletion/store-identity';
import { deletion as page } from '@/lib/content/deletion';
import { deletionEmail } from '@/lib/content/emails';
import { EMAIL_PATTERN } from '@/lib/deletion/email-schema';
import { settings } from '@/lib/settings';
import { fillIn } from '@/lib/text/fill-in';
import { mailto } from '@/lib/urls/mailto';

/*
 * Google Play has rules for the page that a store listing names as «Delete account URL» (Play Console, Data
 * safety; support.google.com/googleplay/android-developer/answer/13327111). These tests check that the page
 * meets them.
 */
const { app, deletion } = fullProduct;
const { steps, data, noLetter, noMailbox } = page;
const { siteName, supportEmail } = settings;

it.each([
  ['its name in the store and its developer', fullProduct, [app.storeName, app.developer]],
  ['the site’s name alone if the owner has entered neither', emptyProduct, [siteName]],
])('the deletion page identifies the app by %s', (_, product, names) => {
  expect(partsOf(<StoreIdentity app={product.app} />, 'dd')).toEqual(names);
});

it('the deletion page shows the steps on the page first, and then the steps in the app if the owner has entered any', () => {
  const shown = (inApp: readonly string[]) =>
    partsOf(<DeletionSteps inApp={inApp} />, 'h2 h3 li p');
  const onPage = [...steps.onPage, steps.noApp];

  expect(shown([])).toEqual([steps.title, ...onPage]);
  expect(shown(deletion.stepsInApp)).toEqual([
    ...[steps.title, steps.onPageTitle, ...onPage],
    ...[steps.inAppTitle, ...deletion.stepsInApp],
  ]);
});

it('the deletion page shows the owner’s facts about deleted and kept data, and leaves out the facts that are missing', () => {
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

it('the deletion page has advice about a missing email, and a link to support for visitors who have lost their mailbox', () => {
  const email = deletionEmail('Слово');
  const advice = noLetter.advice.map((text) => fillIn(text, { wait: '30\u00a0секунд' }));

  expect(partsOf(<DeletionHelp appName="Слово" />, 'h2 li a@href a')).toEqual([
    ...[noLetter.title, ...advice, mailto(supportEmail), ''],
    ...[noMailbox.title, mailto(supportEmail, email), noMailbox.link],
  ]);
});

// e2e/visitor/no-scripts.spec.ts tests that browsers send the form and do not send an invalid address.
it('the deletion form submits to the account service, and its field requires an address and turns off spelling correction', () => {
  const form = (
    <DeletionForm apiUrl="https://api.example">
      <EmailField />
    </DeletionForm>
  );
  const attributes = 'required pattern autocomplete autocapitalize spellcheck aria-describedby';
  const kinds = attributes.replaceAll(/\S+/g, 'input@$&');

  expect(partsOf(form, `form@action ${kinds}`)).toEqual([
    'https://api.example/acc/RequestDeleteUserByEmail',
    ...['', EMAIL_PATTERN, 'email', 'none', 'false', 'email-hint'],
  ]);
});
