import { expect, type Locator, type Page } from '@playwright/test';
import { turnTo } from './islands';
import { SLIDE_COUNT } from './published';

export const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Возможности приложения' });

export const strip = (page: Page) => carousel(page).getByRole('group', { name: 'Слайды' });

export const slide = (page: Page, number: number) =>
  carousel(page).locator(`[aria-roledescription=слайд][aria-label="${number} из ${SLIDE_COUNT}"]`);

export const dot = (page: Page, number: number) =>
  carousel(page).getByRole('button', { name: `Слайд ${number}`, exact: true });

/** Opens the Android page and waits until the carousel is taken over from the native strip. */
export async function openCarousel(page: Page): Promise<void> {
  await page.goto('/details/android/');
  await turnTo(page, 'carousel');
  await expect(carousel(page).locator('[inert]')).toHaveCount(SLIDE_COUNT - 1);
  await carousel(page).scrollIntoViewIfNeeded();
}

/** Expects the slide to be the one that is shown and marked, and the only one that is not inert. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[aria-current=true]')).toHaveCount(1);
  await expect(slide(page, number)).not.toHaveAttribute('inert');
  await expect(carousel(page).locator('[inert]')).toHaveCount(SLIDE_COUNT - 1);
  const left = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;
  await expect
    .poll(async () => (await left(slide(page, number))) - (await left(strip(page))))
    .toBeCloseTo(0, 0);
}
