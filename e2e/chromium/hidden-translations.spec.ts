import { gameEnd, translations } from '../support/hidden-translations';
import { boxesOf } from '../support/layout';
import { expect, test } from '../support/test';
import { home } from '@/lib/content/home';

test.beforeEach(({ page }) => page.goto('/'));

for (const [condition, media] of [
  ['in print', { media: 'print' }],
  ['with forced colours', { forcedColors: 'active' }],
] as const) {
  test(`${condition}, translations are shown without checkboxes and answers`, async ({ page }) => {
    await page.emulateMedia(media);
    for (const { text } of translations(page)) await expect(text).toBeVisible();
    await expect(page.getByRole('checkbox').or(page.getByRole('radio'))).toHaveCount(0);
    await expect(page.getByText(home.recall.hint, { exact: true })).toBeHidden();
    await expect(gameEnd(page).again).toBeHidden();
  });
}

test('only a revealed translation and the number of known words are in the accessibility tree', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const texts = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const shown = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'StaticText');
    return shown.map(({ name }) => String(name?.value).trim());
  };
  const { russian } = home.senses[1]!.example;
  const [first, ...others] = translations(page);
  await first!.answer('no').click();
  expect(await texts()).not.toContain(russian);
  for (const { answer } of others) await answer('yes').click();
  expect(await texts()).toEqual(expect.arrayContaining([russian, String(others.length)]));
});

test('a stroke is at least 24 pixels high, the answers at least 40, and 24 at most lie between', async ({
  page,
}) => {
  const { show, answer } = translations(page)[0]!;
  const stroke = (await show.boundingBox())!;
  const button = (await answer('yes').boundingBox())!;
  expect(stroke.height).toBeGreaterThanOrEqual(24);
  expect(button.height).toBeGreaterThanOrEqual(40);
  expect(button.y - stroke.y - stroke.height).toBeLessThanOrEqual(24);
});

for (const size of ['360×740', '390×664', '740×360', '768×1024', '1366×650', '1920×1080']) {
  test(`at ${size}, the game’s end takes the place of the last answers`, async ({ page }) => {
    const [width = 0, height = 0] = size.split('×').map(Number);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = translations(page);
    for (const { answer } of words) {
      await answer('no').evaluate((own) => own.scrollIntoView({ block: 'nearest' }));
      await answer('no').click();
    }
    const { text, result } = words.at(-1)!;
    const end = gameEnd(page);
    const line = result.getByText(home.recall.answers.no.result, { exact: true });
    const shown = [text, line, end.text, end.link];
    await expect(page.locator('.game-end')).toHaveCSS('animation-name', 'deaf');
    for (const one of shown) await expect(one).toBeInViewport({ ratio: 0.95 });
    const boxes = await Promise.all(shown.map(async (one) => (await one.boundingBox())!));
    const [translation, lineBox, sentence, link] = boxes.map(({ x, y, width, height }) => ({
      ...{ top: Math.round(y), bottom: Math.round(y + height), left: x, right: x + width },
    }));
    expect(translation!.bottom).toBeLessThanOrEqual(lineBox!.top);
    expect(lineBox!.bottom).toBeLessThanOrEqual(sentence!.top);
    expect(lineBox!.right).toBeLessThanOrEqual(link!.left);
  });
}

test('from 992 pixels the senses are beside the game, and in narrower windows below it @fonts', async ({
  page,
}) => {
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  for (const width of [992, 991]) {
    await page.setViewportSize({ width, height: 740 });
    const [game, senses] = [await boxOf('.words'), await boxOf('ol:not(.words ol)')];
    expect(senses.x + senses.width < game.x).toBe(width === 992);
    expect(senses.y > game.y + game.height).toBe(width === 991);
  }
});

test('with text of 200 %, answering moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const boxes = () => boxesOf(page, 'main :is(li, fieldset), footer');
  const before = await boxes();
  for (const { answer } of translations(page)) await answer('yes').click();
  await expect(gameEnd(page).text).toBeVisible();
  expect(await boxes()).toEqual(before);
});
