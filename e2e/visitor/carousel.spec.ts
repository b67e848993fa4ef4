import * as carousel from '../support/carousel';
import { SLIDE_COUNT } from '../support/exported';
import { expect, phone, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { fallbacks } from '@/lib/words/fallbacks';
import { slides } from '@/lib/words/slides';

const linesOnComputers = slides
  .flatMap(({ group, text1, text2, text3, text4, text5, text6 }, index) => [
    [group, `${index + 1} из ${SLIDE_COUNT}`].filter(Boolean).join(' · '),
    ...[text1, text2, text3, text4, text5, text6],
  ])
  .filter((line) => line !== undefined);

for (const [device, options, texts] of [
  ['a computer', {}, linesOnComputers],
  ['a phone', phone, slides.map(({ text_mobile }) => text_mobile)],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test(`the slides show exactly the texts for ${device}`, async ({ page }) => {
      await page.goto(routes.android);
      await expect(carousel.strip(page).locator(':is(p, small):visible')).toHaveText(texts);
      const frame = carousel.picture(page, 1);
      const frameHeight = await frame.evaluate((own) => own.clientHeight);
      const { height } = (await frame.locator('img').boundingBox())!;
      expect(Math.abs(height - frameHeight)).toBeLessThanOrEqual(1);
    });
  });
}

test('buttons, quick clicks and a mouse drag move the carousel', async ({ page, complaints }) => {
  await carousel.openCarousel(page);
  await expect(carousel.carousel(page)).toHaveAttribute('aria-roledescription', 'карусель');
  await expect(carousel.dots(page)).toHaveCount(SLIDE_COUNT);
  const { next, previous, stop, start } = carousel.controls(page);
  await previous.click();
  await carousel.expectSlideShown(page, SLIDE_COUNT);
  await next.dblclick();
  await carousel.expectSlideShown(page, 2);
  await previous.click();
  await stop.dblclick();
  await expect(start).toBeVisible();
  await carousel.expectSlideShown(page, 1);
  await carousel.picture(page, 1).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await carousel.picture(page, 1).boundingBox())!;
  await page.mouse.move(x + width - 9, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(9, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await carousel.expectSlideShown(page, 2);
  await expect(carousel.enlargedPicture(page).root).toBeHidden();
  expect(complaints).toEqual([]);
});

test('lines of dots break only between groups', async ({ page }) => {
  await page.goto(routes.android);
  // A phone's width is smaller, but WebKitGTK's window cannot be narrower than 447 pixels.
  await page.setViewportSize({ width: 480, height: 900 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(480);
  const dots = await carousel.dots(page).all();
  const targets = await Promise.all(dots.map(async (dot) => (await dot.boundingBox())!));
  for (const name of new Set(slides.map(({ group }) => group))) {
    const ofGroup = targets.filter((_, index) => slides[index]!.group === name);
    if (ofGroup.length > 12) continue;
    expect(new Set(ofGroup.map(({ y }) => Math.round(y))).size, name).toBe(1);
  }
});

test('a scroll to words of a hidden slide, as by the browser’s search, shows it', async ({
  page,
}) => {
  await carousel.openCarousel(page);
  // The browser's search scrolls only what visitors can scroll, too.
  await expect(carousel.strip(page)).toHaveCSS('overflow-x', 'auto');
  for (const number of [3, SLIDE_COUNT, 2, 1]) {
    const words = carousel.slide(page, number).locator('p:visible').last();
    await words.evaluate((own) => own.scrollIntoView({ block: 'nearest' }));
    await carousel.expectSlideShown(page, number);
  }
});

test('a mouse selects the words of a slide, which does not scroll the strip', async ({ page }) => {
  await carousel.openCarousel(page);
  const strip = carousel.strip(page);
  await strip.evaluate((own) =>
    own.addEventListener('scroll', () => own.setAttribute('title', 'scrolled')),
  );
  const words = carousel.slide(page, 1).locator('p:visible').first();
  const [{ x, y, height }, box] = [(await words.boundingBox())!, (await strip.boundingBox())!];
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.move(box.x + box.width + 20 + step, y + height / 2);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
  const selected = () => page.evaluate(() => String(getSelection()));
  const { length } = await selected();
  expect(length).toBeGreaterThan(3);
  await expect(strip).not.toHaveAttribute('title');
  await carousel.expectSlideShown(page, 1);
  await page.keyboard.press('ControlOrMeta+a');
  expect((await selected()).length).toBeGreaterThan(length);
  // These words are for screen readers only.
  expect(await selected()).not.toContain('Увеличить снимок');
});

test('without its script, the carousel has names and a scrollbar', async ({ page, site }) => {
  site.refuseScripts();
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto(routes.android, { waitUntil: 'domcontentloaded' });
  // The names must be right even before an intent, because a screen reader in browse mode causes none.
  for (const [index, { alt }] of slides.entries()) {
    const name = `Увеличить снимок: ${alt}`;
    await expect(carousel.picture(page, index + 1)).toHaveAccessibleName(name);
  }
  // Scrolling alone must load a picture, because a search in the page scrolls without pointer events.
  await carousel.scrollToSlide(page, SLIDE_COUNT);
  const last = carousel.picture(page, SLIDE_COUNT).locator('img');
  // Over WebDriver, Firefox cannot answer a negated assertion about an element, so this one is about a number.
  await expect.poll(() => last.evaluate((own: HTMLImageElement) => own.naturalWidth)).not.toBe(0);
  await carousel.scrollToSlide(page, 1);
  await expect(carousel.strip(page)).toHaveCSS('scrollbar-width', 'none');
  await carousel.controls(page).next.click();
  await expect(page.getByText(fallbacks.carousel)).toBeVisible();
  await expect(carousel.carousel(page).getByRole('button')).toHaveCount(0);
  await expect(carousel.strip(page)).toHaveCSS('scrollbar-width', 'auto');
});
