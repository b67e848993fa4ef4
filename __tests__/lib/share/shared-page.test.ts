/** @jest-environment node */
import { home } from '@/lib/content/home';
import { settings } from '@/lib/settings';
import { sharedPage } from '@/lib/share/shared-page';

it('what is shared is the public home page with its name, tagline and description', () => {
  expect(sharedPage).toEqual({
    url: settings.homeUrl,
    title: `${settings.siteName}. ${home.tagline}`,
    description: home.description,
  });
});
