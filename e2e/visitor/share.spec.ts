import { expectHidden, expectVisible } from './support/control';
import { type Tab } from './support/tab';
import { expect, test } from './support/test';

const share = (tab: Tab) => tab.control('button', 'Поделиться');
const link = (tab: Tab) => tab.control('link', 'ВКонтакте');

test('the share menu opens, unfolds, folds and closes', async ({ tab }) => {
  await tab.goto('/help/');
  await share(tab).click();
  for (const name of ['ВКонтакте', 'Telegram', 'WhatsApp']) {
    await expectVisible(tab.control('link', name));
  }
  await tab.control('button', 'Ещё').click();
  await expectVisible(tab.control('link', 'Письмом'));
  await tab.control('button', 'Свернуть').click();
  await expectHidden(tab.control('link', 'Письмом'));
  await tab.press('Escape');
  await expectHidden(link(tab));
  expect(tab.complaints).toEqual([]);
});

test('«Копировать ссылку» answers, by «Скопировано» or by the link to be copied by hand', async ({
  tab,
}) => {
  await tab.goto('/help/');
  await share(tab).click();
  await tab.control('button', 'Копировать ссылку').click();
  await expect
    .poll(
      async () =>
        (await tab.control('button', 'Скопировано').isVisible()) ||
        (await tab.control('textbox').isVisible()),
    )
    .toBe(true);
});

for (const width of [500, 768, 1000, 1280, 1920]) {
  test(`at ${width} px the share panel hangs under its button, also when scrolled`, async ({
    tab,
  }) => {
    await tab.resize(width, 600);
    await tab.goto('/details/android/');
    for (const scrolled of [0, 30]) {
      // Focused before, so that the press does not scroll back.
      await tab.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
      await share(tab).ask((element) => element.click());
      await expectVisible(link(tab));
      const button = await share(tab).box();
      const panel = await link(tab).ask((element) => {
        const { right, top, bottom } = element.closest('[popover]')!.getBoundingClientRect();
        return { right, top, bottom };
      });
      expect(Math.abs((panel?.right ?? NaN) - (button?.right ?? NaN))).toBeLessThanOrEqual(1);
      expect((panel?.top ?? NaN) - (button?.bottom ?? NaN)).toBeGreaterThan(0);
      expect((panel?.top ?? NaN) - (button?.bottom ?? NaN)).toBeLessThanOrEqual(16);
      expect(panel?.bottom).toBeLessThanOrEqual(600);
      await share(tab).ask((element) => element.click());
      await expectHidden(link(tab));
    }
  });
}
