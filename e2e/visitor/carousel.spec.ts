import { type Locator, type Page } from 'playwright/test';
import * as carousel from '../support/carousel';
import { island } from '../support/islands';
import { collectComplaints } from '../support/page-log';
import { SLIDE_COUNT } from '../support/published';
import { expect, phone, test } from '../support/test';
import { fallbacks } from '@/lib/content/fallbacks';
import { type Slide } from '@/lib/content/slide';
import { slides } from '@/lib/content/slides';
import { routes } from '@/lib/site/routes';

/** Slide numbers for checks that need not go through all slides. */
const samples = [SLIDE_COUNT, Math.ceil(SLIDE_COUNT / 2), 1];

/** Expects the slide's picture to be loaded. */
const expectPicture = (page: Page, number: number) =>
  expect
    .poll(() =>
      carousel
        .picture(page, number)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0);

/** Expects all slides to show the given texts, and the first picture to fit its frame. */
async function expectContent(page: Page, textsOf: (content: Slide) => (string | undefined)[]) {
  const texts = slides.flatMap(textsOf).filter((text) => text !== undefined);
  await expect(carousel.strip(page).locator('p:visible')).toHaveText(texts);
  const cut = await carousel
    .picture(page, 1)
    .evaluate(
      (frame) => frame.querySelector('img')!.getBoundingClientRect().height - frame.clientHeight,
    );
  expect(Math.abs(cut)).toBeLessThanOrEqual(1);
}

test('buttons, dots and a mouse drag move the carousel', async ({ page }) => {
  const complaints = collectComplaints(page);
  await carousel.openCarousel(page);
  await expectContent(page, (content) => [
    ...[content.text1, content.text2, content.text3],
    ...[content.text4, content.text5, content.text6],
  ]);
  await expect(island(page, 'carousel').getByRole('region')).toHaveAttribute(
    'aria-roledescription',
    'карусель',
  );
  const { next, previous } = carousel.controls(page);
  for (const [button, number] of [
    [next, 2],
    [previous, 1],
    [previous, SLIDE_COUNT],
    [next, 1],
  ] as const) {
    await button.click();
    await carousel.expectSlideShown(page, number);
  }
  await expect(carousel.dots(page)).toHaveCount(SLIDE_COUNT);
  for (const number of samples) {
    await carousel.dot(page, number).click();
    await carousel.expectSlideShown(page, number);
    const { alt } = slides[number - 1]!;
    // The description must be in the link's name, because not all screen readers read a link's content.
    await expect(carousel.slide(page, number).getByRole('link', { name: alt })).toBeVisible();
    await expectPicture(page, number);
  }
  await carousel.strip(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await carousel.strip(page).boundingBox())!;
  await page.mouse.move(x + width * 0.9, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await carousel.expectSlideShown(page, 2);
  await expect(carousel.enlargedPicture(page).root).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the carousel’s buttons and slide number are in one row, and its dots are in as few centred rows as possible', async ({
  page,
}) => {
  await page.goto(routes.android);
  const { previous, stop, next } = carousel.controls(page);
  const boxes = (all: Locator[]) => Promise.all(all.map(async (one) => (await one.boundingBox())!));
  // Not a phone's width, because WebKitGTK's window cannot be narrower than 447 pixels.
  for (const width of [1280, 480]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    const number = carousel.carousel(page).getByText(`1 из ${SLIDE_COUNT}`, { exact: true });
    const [shown, phone, words, ...row] = await boxes([
      ...[carousel.strip(page), carousel.picture(page, 1)],
      ...[carousel.slide(page, 1).getByText(slides[0]!.text1, { exact: true })],
      ...[previous, stop, next, number],
    ]);
    const middle = shown!.x + shown!.width / 2;
    const [first] = row;
    for (const [index, { x, y, height }] of row.entries()) {
      expect(y + height / 2).toBeCloseTo(first!.y + 24, 0);
      expect(x).toBeGreaterThanOrEqual(first!.x + index * 56);
    }
    // In a wide window text and buttons are beside the picture: the text begins at the picture's top,
    // and the buttons end at its bottom.
    if (width < 768) expect(first!.y).toBeCloseTo(shown!.y + shown!.height, 0);
    else {
      expect(words!.y).toBeCloseTo(phone!.y, 0);
      expect(first!.x).toBeCloseTo(words!.x, 0);
      expect(first!.y + first!.height).toBeCloseTo(phone!.y + phone!.height, 0);
    }
    const targets = await boxes(await carousel.dots(page).all());
    const size = targets[0]!.width;
    // The least size of a target (WCAG 2.5.8).
    expect(Math.min(size, targets[0]!.height)).toBeGreaterThanOrEqual(24);
    const lines = [...new Set(targets.map(({ y }) => Math.round(y)))].map((top) =>
      targets.filter(({ y }) => Math.round(y) === top),
    );
    expect(lines.length).toBe(Math.ceil((SLIDE_COUNT * size) / shown!.width));
    const line = lines[0]!;
    const balances = await page.evaluate(() => CSS.supports('text-wrap', 'balance'));
    const most = Math.min(SLIDE_COUNT, Math.floor(shown!.width / size));
    expect(line).toHaveLength(balances ? Math.ceil(SLIDE_COUNT / lines.length) : most);
    expect(line[0]!.x + (line.length * size) / 2).toBeCloseTo(middle, 0);
  }
});

test('if its code cannot load, the carousel scrolls, marks the current dot and links to pictures, and a click on a button shows a hint', async ({
  page,
  site,
}) => {
  site.refuseScripts();
  await page.setViewportSize({ width: 500, height: 800 });
  await carousel.openNativeStrip(page);
  // The names must be there before any intent, because a screen reader's browse mode shows no intent.
  for (const [index, { alt }] of slides.entries()) {
    await expect(carousel.picture(page, index + 1)).toHaveAccessibleName(
      `Увеличить снимок: ${alt}`,
    );
  }
  // Scrolling alone must load the pictures, because find in page scrolls without pointer events.
  for (const number of samples) {
    await carousel.scrollToSlide(page, number);
    await expectPicture(page, number);
    await carousel.expectDotMarked(page, number);
  }
  await carousel.controls(page).next.click();
  await expect(island(page, 'carousel').getByRole('alert')).toHaveText(fallbacks.carousel);
  await carousel.strip(page).focus();
  await page.keyboard.press('ArrowRight');
  await carousel.expectSlideInPlace(page, 2);
  // A point far from the previous click, because a click at the same point would make a double click.
  await carousel.picture(page, 2).click({ position: { x: 30, y: 60 } });
  await expect(page).toHaveURL(new RegExp(`/${slides[1]!.img}-light@2x\\.`));
});

test.describe('on a phone', () => {
  test.use(phone);

  test('each slide shows only its caption for phones', async ({ page }) => {
    await page.goto(routes.android);
    await expectContent(page, ({ text_mobile }) => [text_mobile]);
  });
});
