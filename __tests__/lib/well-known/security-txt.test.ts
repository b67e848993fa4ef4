import { parseSettings } from '@/lib/settings/parse';
import { securityTxt } from '@/lib/well-known/security-txt';

it('security.txt has the support address, the languages, and an expiry date one year after the build', () => {
  expect(securityTxt(parseSettings({ SOURCE_DATE_EPOCH: '1795286000' }))).toBe(
    'Contact: mailto:support@slovar.example\nExpires: 2027-11-21T00:00:00Z\nPreferred-Languages: ru, en\n',
  );
});
