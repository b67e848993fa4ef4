import { carousel, dot, expectSlide, openCarousel, slide } from '../support/carousel';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';

test('the buttons go on and back, and around both ends, and enlarge nothing', async ({ page }) => {
  await openCarousel(page);
  const next = carousel(page).getByRole('button', { name: 'Следующий слайд' });
  const previous = carousel(page).getByRole('button', { name: 'Предыдущий слайд' });
  await next.click();
  await expectSlide(page, 2);
  await previous.click();
  await expectSlide(page, 1);
  await previous.click();
  await expectSlide(page, SLIDE_COUNT);
  await next.click();
  await expectSlide(page, 1);
  await expect(page.getByRole('dialog', { name: 'Увеличенный снимок' })).toBeHidden();
});

test('each dot goes to its slide, whose picture arrives', async ({ page }) => {
  await openCarousel(page);
  for (let number = SLIDE_COUNT; number >= 1; number -= 1) {
    await dot(page, number).click();
    await expect(slide(page, number)).not.toHaveAttribute('inert');
    const image = slide(page, number).getByRole('img');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expect(image).toHaveAttribute('alt', /\.$/);
  }
  await expectSlide(page, 1);
});
