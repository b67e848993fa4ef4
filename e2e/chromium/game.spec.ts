import { type Page } from 'playwright/test';
import { boxesAboveClosing, gameEnd, translations } from '../support/game';
import { expect, test } from '../support/test';
import { home } from '@/lib/words/home';

const { answers, hint, forgotten = hint, install, toForgotten } = home.game;

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!;

test.beforeEach(({ page }) => page.goto('/'));

for (const [condition, media] of [
  ['in print', { media: 'print' }],
  ['with forced colours', { forcedColors: 'active' }],
] as const) {
  test(`${condition}, translations are shown, and nothing else of the game`, async ({ page }) => {
    const words = translations(page);
    for (const { answer } of words) await answer('no').click();
    const { answer, radio } = words[0]!;
    expect((await answer('yes').boundingBox())!.height).toBeGreaterThanOrEqual(40);
    await expect(radio('yes')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(radio('no')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia(media);
    for (const { text } of words) await expect(text).toBeVisible();
    await expect(page.getByRole('checkbox').or(page.getByRole('radio'))).toHaveCount(0);
    for (const text of [hint, forgotten])
      await expect(page.getByText(text, { exact: true })).toBeHidden();
    await expect(gameEnd(page).again).toBeHidden();
  });
}

test('the accessibility tree has revealed translations only, and the score', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const texts = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const shown = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'StaticText');
    return shown.map(({ name }) => String(name?.value).trim());
  };
  const { russian } = home.senses.at(-1)!.example;
  const words = translations(page);
  const last = words.at(-1)!;
  for (const { answer } of words.slice(0, -1)) await answer('no').click();
  const before = await texts();
  expect(before).not.toContain(russian);
  await last.answer('yes').click();
  await expect(last.again.show).toHaveCount(0);
  await expect.poll(texts).toContain(russian);
  // The first sense has the number 1, too.
  const ones = (all: readonly string[]) => all.filter((text) => text === '1').length;
  expect(ones(await texts())).toBe(ones(before) + 1);
});

for (const size of ['360×740', '390×664', '740×360', '768×1024', '1366×650', '1920×1080']) {
  test(`at ${size}, the game’s end has its shape and place above the last answer @fonts`, async ({
    page,
  }) => {
    const [width = 0, height = 0] = size.split('×').map(Number);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = translations(page);
    const { text, result, radio } = words.at(-1)!;
    const last = [text, result.getByText(answers.no.result, { exact: true }), radio('no')];
    const end = gameEnd(page);
    // In a low window the end does not stick, so both are there only if the answer is at the lower edge.
    for (const share of height < 480 ? [1] : [1 / 4, 1]) {
      for (const by of ['finger', 'key']) {
        for (const { answer } of words.slice(0, -1)) await answer('yes').click();
        await radio('no').evaluate((own, share) => {
          const { top, height } = own.closest('fieldset')!.getBoundingClientRect();
          scrollBy(0, top + (height - innerHeight) * share);
        }, share);
        await (by === 'key' ? radio('no').press('Space') : radio('no').click());
        await expect(end.row).toHaveCSS('animation-name', 'deaf');
        for (const one of [...last, end.text, end.link])
          await expect(one).toBeInViewport({ ratio: 0.95 });
        const { y, height: high } = (await end.row.boundingBox())!;
        for (const one of last)
          expect(Math.ceil((await one.boundingBox())!.y)).toBeGreaterThanOrEqual(y + high);
        // The link is one line, the row is as wide as the words, and 20 pixels are below them.
        const shape = await end.link.evaluate((own) => {
          // The owner's word may be longer.
          own.firstChild!.textContent = 'Установить';
          const boxOf = (name: string) => document.querySelector(name)!.getBoundingClientRect();
          const [words, text] = [boxOf('.game-words'), document.createRange()];
          text.selectNode(own.firstChild!);
          const gap = Math.round(boxOf('.game-again').top - words.bottom);
          return [text.getClientRects().length, boxOf('.game-end').right - words.right, gap];
        });
        expect(shape).toEqual([1, 0, 20]);
        await end.again.press('Enter');
      }
    }
  });
}

test('only a forgotten word puts a link to it into the end’s row @fonts', async ({ page }) => {
  const { row, link, toForgotten: way } = gameEnd(page);
  const [first, ...others] = translations(page);
  for (const { answer } of [first!, ...others]) await answer('yes').click();
  const names = [install.android, install.windows].map((own) => `${install.name}\u00a0${own}`);
  expect(names).toContain(await link.textContent());
  if (!toForgotten || forgotten === hint) return;
  await expect(way).toBeHidden();
  const { height } = (await row.boundingBox())!;
  await first!.answer('no').click();
  expect((await row.boundingBox())!.height).toBe(height);
  await way.click();
  await expect(page.locator(':focus')).toContainText(forgotten);
  await expect(first!.again.show).toBeInViewport({ ratio: 1 });
});

test('from 992 pixels the senses are one column beside the game @fonts', async ({ page }) => {
  for (const width of [992, 1199, 1366, 991]) {
    await page.setViewportSize({ width, height: 740 });
    const [game, senses] = [await boxOf(page, '.game'), await boxOf(page, 'ol:not(.game ol)')];
    const last = await boxOf(page, 'ol:not(.game ol) > :last-child');
    expect(senses.x + senses.width < game.x, `${width} px`).toBe(width > 991);
    if (width > 991) expect(last.x).toBe(senses.x);
    else expect(senses.y).toBeGreaterThan(game.y + game.height);
  }
});

test('with text of 200 %, answering moves only the closing block @fonts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const before = await boxesAboveClosing(page);
  for (const { answer } of translations(page)) await answer('no').click();
  await expect(gameEnd(page).text).toBeVisible();
  expect(await boxesAboveClosing(page)).toEqual(before);
  const [stroke, own] = [await boxOf(page, '.translation'), await boxOf(page, 'fieldset > div')];
  const next = await boxOf(page, '.game-words > li + li');
  expect(own.y - stroke.y - stroke.height).toBeLessThan(next.y - own.y - own.height);
});
