import { expect, type Locator, type Page } from 'playwright/test';
import { runClockUntil, stopClock } from './clock';
import { ANDROID_VERSION, SLIDE_COUNT } from './exported';
import { showIntent } from './islands';
import { routes } from '@/lib/site/routes';

export const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Возможности приложения' });

export const strip = (page: Page) => carousel(page).getByRole('group', { name: 'Слайды' });

export const slide = (page: Page, number: number) =>
  carousel(page).locator(`[aria-roledescription=слайд][aria-label="${number} из ${SLIDE_COUNT}"]`);

export const dots = (page: Page) =>
  carousel(page).getByRole('group', { name: 'Выбор слайда' }).getByRole('button');

export const dot = (page: Page, number: number) =>
  carousel(page).getByRole('button', { name: `Слайд ${number}`, exact: true });

export function controls(page: Page) {
  const button = (name: string) => carousel(page).getByRole('button', { name });
  return {
    previous: button('Предыдущий слайд'),
    next: button('Следующий слайд'),
    stop: button('Остановить автопрокрутку'),
    start: button('Запустить автопрокрутку'),
  };
}

export const picture = (page: Page, number: number) =>
  slide(page, number).getByRole('link', { name: 'Увеличить снимок' });

export function enlargedPicture(page: Page) {
  const root = page.getByRole('dialog', { name: 'Увеличенный снимок' });
  return {
    root,
    /** The element that scrolls if the picture does not fit. */
    frame: root.getByRole('group'),
    picture: root.locator('img'),
    close: root.getByRole('button', { name: 'Закрыть' }),
  };
}

/** The slides that are not shown. The native strip hides none. */
const hiddenSlides = (page: Page) =>
  carousel(page).locator('[aria-roledescription=слайд][aria-hidden=true]');

/** Opens the Android page and waits until the hydrated carousel has replaced the native strip. */
export async function openCarousel(page: Page) {
  await page.goto(routes.android);
  await showIntent(page, 'carousel');
  await expect(hiddenSlides(page)).toHaveCount(SLIDE_COUNT - 1);
  await carousel(page).scrollIntoViewIfNeeded();
}

/** Autoplay waits 20 s after a visitor's action. Within these times it moves the carousel once, or several times. */
export const ONE_MOVE_MS = 21_000;
export const SEVERAL_MOVES_MS = 60_000;

/** Loads the carousel's code, by default with an intent, and advances the stopped clock until it is hydrated. */
export async function hydrateByClock(page: Page, load = () => showIntent(page, 'carousel')) {
  await load();
  await runClockUntil(page, async () => (await hiddenSlides(page).count()) === SLIDE_COUNT - 1);
  await carousel(page).scrollIntoViewIfNeeded();
}

export async function openWithStoppedClock(page: Page, load?: () => Promise<void>) {
  await stopClock(page);
  await page.goto(routes.android);
  await hydrateByClock(page, load);
}

export async function tabIntoCarousel(page: Page) {
  await page.getByRole('button', { name: ANDROID_VERSION }).focus();
  await page.keyboard.press('Tab');
  // WebKitGTK may answer the key press before it moves the focus.
  await expect(carousel(page).locator(':focus')).toHaveCount(1);
}

export const scrollToSlide = (page: Page, number: number) =>
  strip(page).evaluate((element, index) => {
    element.scrollTo({ left: element.clientWidth * index, behavior: 'instant' });
  }, number - 1);

/** Distance in CSS pixels from the strip's left edge to a slide's left edge. */
export async function offsetOf(page: Page, number: number) {
  const leftEdge = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;
  return (await leftEdge(slide(page, number))) - (await leftEdge(strip(page)));
}

export async function expectSlideShown(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[aria-current=true]')).toHaveCount(1);
  await expect(slide(page, number)).not.toHaveAttribute('aria-hidden');
  await expect(hiddenSlides(page)).toHaveCount(SLIDE_COUNT - 1);
  await expect.poll(() => offsetOf(page, number)).toBeCloseTo(0, 0);
}
