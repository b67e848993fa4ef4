import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { DeletionData } from '@/components/deletion/deletion-data';
import { DeletionHelp } from '@/components/deletion/deletion-help';
import { DeletionSteps } from '@/components/deletion/deletion-steps';
import { StoreIdentity } from '@/components/deletion/store-identity';
import { deletion as page } from '@/lib/content/deletion';
import { deletionEmail } from '@/lib/content/emails';
import { site } from '@/lib/site';
import { fillIn } from '@/lib/text/fill-in';
import { mailto } from '@/lib/urls/mailto';

/*
 * Google Play has rules for the page that a store listing names as «Delete account URL» (Play Console, Data
 * safety; support.google.com/googleplay/android-developer/answer/13327111). These tests check that the page
 * meets them.
 */
const { steps, data, noLetter } = page;

const nothing = { stepsInApp: [], deleted: [], kept: [], retention: '', processing: '' };
const facts = {
  ...{ stepsInApp: ['Шаг.'], deleted: ['адрес'], kept: ['покупки'] },
  ...{ retention: 'Год.', processing: 'День.' },
};

it('the deletion page shows a fact only if the owner has entered it', () => {
  const shown = (own: Pick<typeof site, 'storeName' | 'developer' | 'deletion'>) => {
    for (const name of ['storeName', 'developer', 'deletion'] as const) {
      jest.replaceProperty(site, name, own[name] as never);
    }
    return partsOf(
      <>
        <StoreIdentity />
        <DeletionSteps inApp={own.deletion.stepsInApp} />
        <DeletionData />
      </>,
      'dd h2 h3 ul li p',
    );
  };
  const onPage = [...steps.onPage, steps.noApp];
  const { storeName, developer } = fullSite;

  expect(shown({ storeName: '', developer: '', deletion: nothing })).toEqual([
    ...[site.name, steps.title, ...onPage, data.title, data.final, data.onDevice],
  ]);
  expect(shown({ storeName, developer, deletion: facts })).toEqual([
    ...[storeName, developer, steps.title, steps.onPageTitle, ...onPage],
    ...[steps.inAppTitle, ...facts.stepsInApp, data.title, data.final, facts.processing],
    ...[data.deletedTitle, '', ...facts.deleted, data.keptTitle, '', ...facts.kept],
    ...[facts.retention, data.onDevice],
  ]);
});

it('the deletion page helps visitors who get no email or have no access to their mailbox', () => {
  const advice = noLetter!.advice.map((text) => fillIn(text, { wait: '30\u00a0секунд' }));

  expect(partsOf(<DeletionHelp appName="Слово" />, 'li a@href')).toEqual([
    ...[...advice, mailto(site.email)],
    mailto(site.email, deletionEmail('Слово')),
  ]);
});
