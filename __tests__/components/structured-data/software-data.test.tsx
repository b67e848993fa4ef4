import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { SoftwareData } from '@/components/structured-data/software-data';

it('for search engines there are system, version, category, language and each price with an amount', () => {
  const prices = ['0', '', '990'].map((amount) => ({ text: amount, amount, currency: 'RUB' }));
  const site = { ...fullSite, android: { ...fullSite.android!, prices } };
  const release = { version: '1', date: '' };
  const program = { id: 'android', name: 'Android', description: '', downloadUrls: [] } as const;
  const data = <SoftwareData {...program} site={site} release={release} />;

  expect(partsOf(data, 'div@itemprop meta@content')).toEqual([
    ...[undefined, site.name, 'Android', '1', '', 'EducationalApplication', 'ru'],
    ...['offers', '0', 'RUB', 'offers', '990', 'RUB'],
  ]);
});
