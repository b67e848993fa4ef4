import { home } from '@/lib/content/home';
import { settings } from '@/lib/settings';
import { shareNetworks } from '@/lib/share/networks';
import { mailUrl, shareUrl } from '@/lib/share/share-url';
import { sharedPage } from '@/lib/share/shared-page';

it('what is shared is the public home page by its name and tagline, in plain spaces', () => {
  expect(sharedPage.url).toBe(settings.homeUrl);
  expect(sharedPage.title).toBe(
    `${settings.siteName} — ${home.taglineInSentence}`.replaceAll('\u00a0', ' '),
  );
  expect(sharedPage.description).toBe(home.description.replaceAll(/\s/g, ' '));
  const links = [
    ...shareNetworks.map((network) => shareUrl(network, sharedPage)),
    mailUrl(sharedPage),
  ];
  expect(links.filter((link) => link.includes('%C2%A0'))).toEqual([]);
});
