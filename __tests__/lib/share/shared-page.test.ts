import { home } from '@/lib/content/home';
import { settings } from '@/lib/settings';
import { sharedPage } from '@/lib/share/shared-page';

it('the share menu shares the public home page with the site’s name, tagline and description, without no-break spaces', () => {
  expect(sharedPage.url).toBe(settings.homeUrl);
  expect(sharedPage.title).toBe(
    `${settings.siteName} — ${home.taglineInSentence}`.replaceAll('\u00a0', ' '),
  );
  expect(sharedPage.description).toBe(home.description.replaceAll(/\s/g, ' '));
});
