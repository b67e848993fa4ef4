/** @jest-environment node */
import { plainSpaces } from '../../support/words';
import { sharedPage } from '@/lib/share/shared-page';

it('what is shared is the public home page with its name, tagline and description', () => {
  expect({ ...sharedPage, title: plainSpaces(sharedPage.title) }).toEqual({
    url: 'https://slovar.example',
    title: 'Словарь+. Больше, чем просто словарь!',
    description: expect.stringContaining('Офлайн-словарь'),
  });
});
