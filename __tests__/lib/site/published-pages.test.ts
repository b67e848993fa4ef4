/** @jest-environment node */
import { emptyProduct, filledProduct } from '../../support/owners-product';
import { hasPrivacyPage, pageExtensions, publishedRoutes } from '@/lib/site/published-pages';
import { routes } from '@/lib/site/routes';

describe('without a text of the owner', () => {
  it('there is no privacy page, and no address of one', () => {
    expect(hasPrivacyPage(emptyProduct)).toBe(false);
    expect(publishedRoutes(emptyProduct)).not.toContain('/privacy/');
  });

  it('all other pages are there', () => {
    expect(publishedRoutes(emptyProduct)).toHaveLength(Object.keys(routes).length - 1);
  });

  it('its file is no page to the build', () => {
    expect(pageExtensions(emptyProduct)).toEqual(['tsx', 'ts']);
  });
});

describe('with a text of the owner', () => {
  it('there is a privacy page beside the others', () => {
    expect(hasPrivacyPage(filledProduct)).toBe(true);
    expect(publishedRoutes(filledProduct)).toEqual(Object.values(routes));
  });

  it('its file is a page to the build', () => {
    expect(pageExtensions(filledProduct)).toEqual(['tsx', 'ts', 'privacy.tsx']);
  });
});
