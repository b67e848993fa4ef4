import { type Page } from '@playwright/test';
import {
  carousel,
  controls,
  dot,
  dots,
  enlarged,
  expectMarked,
  expectSlide,
  openCarousel,
  openStrip,
  picture,
  scrollTo,
  slide,
  strip,
} from '../support/carousel';
import { collectComplaints } from '../support/complaints';
import { SLIDE_COUNT } from '../support/published';
import { expect, phone, test } from '../support/test';
import { type Slide } from '@/lib/content/slide';
import { slides } from '@/lib/content/slides';

/** The last slide, one in the middle and the first. */
const samples = [SLIDE_COUNT, Math.ceil(SLIDE_COUNT / 2), 1];

const expectPicture = (page: Page, number: number) =>
  expect
    .poll(() =>
      picture(page, number)
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0);

test('the buttons go on and back, and around both ends, and enlarge nothing', async ({ page }) => {
  const complaints = collectComplaints(page);
  await openCarousel(page);
  const { next, previous } = controls(page);
  await next.click();
  await expectSlide(page, 2);
  await previous.click();
  await expectSlide(page, 1);
  await previous.click();
  await expectSlide(page, SLIDE_COUNT);
  await next.click();
  await expectSlide(page, 1);
  await expect(enlarged(page).itself).toBeHidden();
  expect(complaints).toEqual([]);
});

test('each slide has a dot that goes to it, and its picture arrives', async ({ page }) => {
  await openCarousel(page);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'карусель');
  await expect(dots(page)).toHaveCount(SLIDE_COUNT);
  for (const number of samples) {
    await dot(page, number).click();
    await expectSlide(page, number);
    await expect(slide(page, number).getByRole('img')).toHaveAccessibleName(
      slides[number - 1]!.alt,
    );
    await expectPicture(page, number);
  }
});

test('a drag by the mouse goes on, and enlarges nothing', async ({ page }) => {
  await openCarousel(page);
  const { x, y, width, height } = (await strip(page).boundingBox())!;
  await page.mouse.move(x + width * 0.9, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expectSlide(page, 2);
  await expect(enlarged(page).itself).toBeHidden();
});

test('without its code it is a strip that scrolls; every slide reached has its picture and its dot', async ({
  page,
  site,
}) => {
  site.refuseScripts();
  await page.setViewportSize({ width: 500, height: 800 });
  await openStrip(page);
  // The visitor turns to it, by a finger there and by the mouse here.
  await strip(page).hover();
  for (const number of samples) {
    await scrollTo(page, number);
    await expectPicture(page, number);
    await expectMarked(page, number);
  }
});

const devices = [
  {
    device: 'a computer',
    options: {},
    texts: 'up to six lines',
    textsOf: ({ text1, text2, text3, text4, text5, text6 }: Slide) =>
      [text1, text2, text3, text4, text5, text6].filter((line) => line !== undefined),
  },
  {
    device: 'a phone',
    options: phone,
    texts: 'one caption',
    textsOf: ({ text_mobile }: Slide) => [text_mobile],
  },
];

for (const { device, options, texts, textsOf } of devices) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test(`each slide says its ${texts}, and its picture stands whole in its frame`, async ({
      page,
    }) => {
      await page.goto('/details/android/');
      for (const [index, content] of slides.entries()) {
        const shown = slide(page, index + 1).locator('p:visible');
        await expect(shown).toHaveText(textsOf(content));
      }
      const cut = await picture(page, 1).evaluate(
        (frame) => frame.querySelector('img')!.getBoundingClientRect().height - frame.clientHeight,
      );
      expect(Math.abs(cut)).toBeLessThanOrEqual(1);
    });
  });
}
