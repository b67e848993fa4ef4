import { type CDPSession, type Page } from '@playwright/test';
import { carousel, expectSlide, openCarousel, slide, strip } from '../support/carousel';
import { turnTo } from '../support/islands';
import { holdScripts } from '../support/script-failures';
import { expect, test } from '../support/test';

/** Drags a finger over the strip: the way in pixels, at a speed in pixels per millisecond. */
async function drag(page: Page, way: number, speed: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const box = await strip(page).boundingBox();
  if (!box) throw new Error('the strip is not on the screen');
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - way / 2;
  const steps = 12;
  const startedAt = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from + (way * step) / steps, y }],
      // Seconds; the events carry the time of the gesture, however slow the machine is.
      timestamp: startedAt + (Math.abs(way) * step) / steps / speed / 1000,
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step);
  await touch('touchEnd', steps);
}

test('one caption stands beside each picture, and not the lines', async ({ page }) => {
  await openCarousel(page);
  await expect(page.getByText('Перевод, транскрипция и примеры — без интернета')).toBeVisible();
  await expect(page.getByText('Начните набирать слово')).toBeHidden();
});

test('a flick faster than 0.5 px/ms goes on by one slide, both ways', async ({ page }) => {
  await openCarousel(page);
  await drag(page, -90, 0.8);
  await expectSlide(page, 2);
  await drag(page, 90, 0.8);
  await expectSlide(page, 1);
});

test('a short drag slower than 0.5 px/ms goes back', async ({ page }) => {
  await openCarousel(page);
  await drag(page, -90, 0.3);
  await expectSlide(page, 1);
});

test('a slow drag past the middle goes on', async ({ page }) => {
  await openCarousel(page);
  await drag(page, -260, 0.3);
  await expectSlide(page, 2);
});

test('a finger on the carousel pauses it, and lifted lets it go on', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  const session = await page.context().newCDPSession(page);
  // On the caption: the picture above it would be enlarged.
  const caption = page.getByText('Перевод, транскрипция и примеры — без интернета');
  const box = await caption.boundingBox();
  const touchPoints = [{ x: 200, y: (box?.y ?? 0) + 10 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.clock.runFor(25_000);
  await expectSlide(page, 1);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.clock.runFor(21_000);
  await expectSlide(page, 2);
});

test('a tap on a button leaves the rotation running', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await carousel(page).getByRole('button', { name: 'Следующий слайд' }).tap();
  await page.clock.runFor(21_000);
  await expectSlide(page, 3);
});

test('before the script the strip is a native one, and the script goes on where it stood', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/details/android/');
  await turnTo(page, 'carousel');
  await strip(page).evaluate((element) => {
    element.scrollTo({ left: element.clientWidth * 3, behavior: 'instant' });
  });
  await expect(slide(page, 4)).toBeInViewport();
  release();
  await expectSlide(page, 4);
});

test('a swipe is not thrown back by the code that comes in its middle', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/details/android/');
  const session = await page.context().newCDPSession(page);
  const box = await strip(page).boundingBox();
  if (!box) throw new Error('the strip is not on the screen');
  const steps = 10;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: box.x + box.width * (0.9 - (0.8 * step) / steps), y: box.y + 120 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', step);
    if (step === steps / 2) {
      release();
      // The code has come and has been run; it must wait.
      await expect
        .poll(() => strip(page).evaluate((element) => Object.keys(element).join()))
        .toContain('__reactFiber');
    }
  }
  await touch('touchEnd', steps);
  await expectSlide(page, 2);
});
