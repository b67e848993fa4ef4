import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { DeletionForm } from '@/components/deletion/deletion-form';
import {
  DeletionData,
  DeletionHelp,
  DeletionSteps,
  StoreIdentity,
} from '@/components/deletion/deletion-sections';
import { EmailField } from '@/components/deletion/email-field';
import { EMAIL_PATTERN } from '@/lib/browser/email-address/email-address';
import { mailto } from '@/lib/browser/urls/mailto';
import { deletionEmail } from '@/lib/emails/emails';
import { type Site } from '@/lib/site/parse';
import { siteSchema } from '@/lib/site/schema';
import { fillIn } from '@/lib/text/fill-in';
import { deletion as page } from '@/lib/words/deletion';
import { deletionForm } from '@/lib/words/deletion-form';
import { notices } from '@/lib/words/notices';

// Google Play's rules for a «Delete account URL»: support.google.com/googleplay/android-developer/answer/13327111
const { name, storeName, developer, email } = fullSite;
const { steps, data, noLetter, noMailbox } = page;

const nothing = siteSchema.shape.deletion.parse(undefined);
const facts = {
  ...{ stepsInApp: ['Шаг.'], deleted: ['адрес'], kept: ['покупки'] },
  ...{ retention: 'Год.', processing: 'День.', final: 'Навсегда.', onDevice: 'Файлы.' },
};

it('the deletion page shows a fact only if the owner has entered it', () => {
  const shown = (own: Pick<Site, 'storeName' | 'developer' | 'deletion'>) =>
    partsOf(
      <>
        <StoreIdentity site={{ ...fullSite, ...own }} />
        <DeletionSteps inApp={own.deletion.stepsInApp} />
        <DeletionData facts={own.deletion} />
      </>,
      'dd h2 h3 ul li p',
    );
  const onPage = [...steps.onPage, steps.noApp].filter(Boolean);

  expect(shown({ storeName: name, developer: '', deletion: nothing })).toEqual([
    ...[name, steps.title, ...onPage],
  ]);
  expect(shown({ storeName, developer, deletion: facts })).toEqual([
    ...[storeName, developer, steps.title, steps.onPageTitle, ...onPage],
    ...[steps.inAppTitle, ...facts.stepsInApp, data.title, facts.final, facts.processing],
    ...[data.deletedTitle, '', ...facts.deleted, data.keptTitle, '', ...facts.kept],
    ...[facts.retention, facts.onDevice],
  ]);
});

it('on the deletion page, steps that the owner has deleted take their heading with them', () => {
  jest.replaceProperty(steps, 'onPage', []);
  const headings = (...inApp: string[]) => partsOf(<DeletionSteps inApp={inApp} />, 'h2 h3');

  expect(headings('Шаг.')).toEqual([steps.title, steps.inAppTitle]);
  expect(headings()).toEqual([]);
});

it('the deletion page helps visitors who get no email or have no access to their mailbox', () => {
  const advice = noLetter?.advice.map((text) => fillIn(text, { wait: '30\u00a0секунд' }));

  expect(partsOf(<DeletionHelp site={fullSite} />, 'li a@href')).toEqual([
    ...(advice ? [...advice, mailto(email)] : []),
    ...(noMailbox ? [mailto(email, deletionEmail(storeName))] : []),
  ]);
});

it('without scripts, browsers can validate and send the deletion form', () => {
  const form = (
    <DeletionForm service="https://api.example" words={deletionForm} notices={notices}>
      <EmailField />
    </DeletionForm>
  );
  const attributes = 'required pattern autocomplete autocapitalize spellcheck aria-describedby';

  expect(partsOf(form, `form@action ${attributes.replaceAll(/\S+/g, 'input@$&')}`)).toEqual([
    'https://api.example/acc/RequestDeleteUserByEmail',
    ...['', EMAIL_PATTERN, 'email', 'none', 'false', 'email-hint'],
  ]);
});
