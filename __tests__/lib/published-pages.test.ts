/** @jest-environment node */
import { emptyFacts, filledFacts } from '../support/owners-facts';
import { hasPrivacyPage, pageExtensions, publishedRoutes } from '@/lib/published-pages';
import { routes } from '@/lib/routes';

describe('without a text of the owner', () => {
  it('there is no privacy page, and no address of one', () => {
    expect(hasPrivacyPage(emptyFacts)).toBe(false);
    expect(publishedRoutes(emptyFacts)).not.toContain('/privacy/');
  });

  it('all other pages are there', () => {
    expect(publishedRoutes(emptyFacts)).toHaveLength(Object.keys(routes).length - 1);
  });

  it('its file is no page to the build', () => {
    expect(pageExtensions(emptyFacts)).toEqual(['tsx', 'ts']);
  });
});

describe('with a text of the owner', () => {
  it('there is a privacy page beside the others', () => {
    expect(hasPrivacyPage(filledFacts)).toBe(true);
    expect(publishedRoutes(filledFacts)).toEqual(Object.values(routes));
  });

  it('its file is a page to the build', () => {
    expect(pageExtensions(filledFacts)).toEqual(['tsx', 'ts', 'privacy.tsx']);
  });
});
