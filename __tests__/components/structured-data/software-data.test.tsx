import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { SoftwareData } from '@/components/structured-data/software-data';

const partsWith = (developer: string, kinds: string, ...amounts: string[]) => {
  const prices = amounts.map((amount) => ({ text: `${amount} ₽`, amount, currency: 'RUB' }));
  const site = { ...fullSite, developer, android: { ...fullSite.android!, prices } };
  const release = { version: '1', date: '' };
  const program = { id: 'android', name: 'Android', description: '', downloadUrls: [] } as const;
  return partsOf(<SoftwareData {...program} site={site} release={release} />, kinds);
};

it.each([
  ['Organization', ['ООО Ромашка', 'Ромашка, ООО', 'ПАО «Слово»', 'Slovo Ltd', 'Slovo, Inc.']],
  ['Person', ['Иван Петров', 'ИП Иван Петров', 'Анна Оооржак', 'Пётр АОсин', 'Lt. Dan']],
])('for search engines, the type %s has each developer of %j', (type, developers) => {
  const types = developers.map((developer) => partsWith(developer, 'div@itemtype')[1]);

  expect(types).toEqual(developers.map(() => `https://schema.org/${type}`));
});

it('for search engines there are system, version, category, language and each price with an amount', () => {
  const [, , ...data] = partsWith('', 'div@itemprop meta@content', '0', '', '990');

  expect(data).toEqual([
    ...['Android', '1', '', 'EducationalApplication', 'ru'],
    ...['offers', '0', 'RUB', 'offers', '990', 'RUB'],
  ]);
});
