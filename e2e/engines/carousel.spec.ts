import { SLIDE_COUNT } from '../support/published';
import { expectHidden, expectVisible } from './support/control';
import { type Tab } from './support/tab';
import { expect, test } from './support/test';

const carousel = (tab: Tab) => tab.control('region', 'Возможности приложения');
const button = (tab: Tab, name: string) => carousel(tab).control('button', name);
const strip = (tab: Tab) => carousel(tab).control('group', 'Слайды');
const slide = (tab: Tab, number: number) =>
  carousel(tab).control('group', `${number} из ${SLIDE_COUNT}`);

/** Waits until the slide is the marked one and stands where the strip does. */
async function expectSlide(tab: Tab, number: number): Promise<void> {
  const dot = button(tab, `Слайд ${number}`);
  await expect.poll(() => dot.attribute('aria-current'), { timeout: 30_000 }).toBe('true');
  await expect
    .poll(async () => {
      const own = await slide(tab, number).box();
      return Math.abs((own?.left ?? NaN) - ((await strip(tab).box())?.left ?? NaN));
    })
    .toBeLessThan(1);
}

test('buttons and dots move it, around the ends too', async ({ tab }) => {
  await tab.goto('/details/android/');
  await button(tab, 'Следующий слайд').click();
  await expectSlide(tab, 2);
  await button(tab, 'Предыдущий слайд').click();
  await expectSlide(tab, 1);
  await button(tab, 'Предыдущий слайд').click();
  await expectSlide(tab, SLIDE_COUNT);
  await button(tab, 'Слайд 7').click();
  await expectSlide(tab, 7);
  expect(tab.complaints).toEqual([]);
});

test('a drag moves it', async ({ tab }) => {
  await tab.goto('/details/android/');
  await button(tab, 'Следующий слайд').click();
  await expectSlide(tab, 2);
  const { x, y } = await strip(tab).middle();
  const place = (share: number) => ({ x: x + 300 - 700 * share, y });
  await tab.drag(place(0), place(0.2), place(0.4), place(0.6), place(0.8), place(1));
  await expectSlide(tab, 3);
  await expectHidden(tab.control('dialog', 'Увеличенный снимок'));
});

test('without its code it is a strip that scrolls, and every slide reached has its picture', async ({
  tab,
  site,
}) => {
  site.refuseScripts();
  await tab.resize(500, 800);
  await tab.goto('/details/android/');
  // The visitor turns to it, by a finger there and by the mouse here.
  await tab.moveTo(await strip(tab).middle());
  for (const number of [2, 4, 9, SLIDE_COUNT]) {
    await strip(tab).ask((element, index) => {
      element.scrollTo({ left: element.clientWidth * index, behavior: 'instant' });
    }, number - 1);
    await expect
      .poll(() =>
        slide(tab, number).ask((element) => {
          const picture = element.querySelector('img');
          return Boolean(picture?.complete && picture.naturalWidth > 0 && picture.clientWidth > 0);
        }),
      )
      .toBe(true);
  }
});

test('on a phone every picture stands whole in its frame', async ({ phone }) => {
  await phone.goto('/details/android/');
  await phone.becomePhone();
  const link = carousel(phone).control('link', 'Увеличить снимок «Поиск в словаре»');
  await link.middle();
  const cut = await link.ask((frame) => {
    const picture = frame.querySelector('img');
    return (picture?.getBoundingClientRect().height ?? NaN) - frame.clientHeight;
  });
  expect(Math.abs(cut ?? NaN)).toBeLessThanOrEqual(1);
});

test('it goes on by itself', async ({ tab }) => {
  await tab.goto('/details/android/');
  await expectSlide(tab, 2);
});

test('its control stops it and starts it again, also for a pointer that then leaves in one jump', async ({
  tab,
}) => {
  await tab.goto('/details/android/');
  await button(tab, 'Остановить автопрокрутку').click();
  await expectVisible(button(tab, 'Запустить автопрокрутку'));
  await button(tab, 'Запустить автопрокрутку').click();
  await expectVisible(button(tab, 'Остановить автопрокрутку'));
  await tab.moveTo({ x: 2, y: 2 });
  await expectSlide(tab, 2);
});

test('a picture opens large and closes by its button and by Escape', async ({ tab }) => {
  await tab.goto('/details/android/');
  await button(tab, 'Следующий слайд').click();
  await expectSlide(tab, 2);
  await button(tab, 'Предыдущий слайд').click();
  await expectSlide(tab, 1);
  const link = carousel(tab).control('link', 'Увеличить снимок «Поиск в словаре»');
  const large = tab.control('dialog', 'Увеличенный снимок');
  await link.click();
  await expect
    .poll(() => large.ask((element) => element.querySelector('img')?.naturalWidth))
    .toBe(640);
  await large.control('button', 'Закрыть').click();
  await expectHidden(large);
  await link.click();
  await expectVisible(large);
  await tab.press('Escape');
  await expectHidden(large);
  expect(tab.complaints).toEqual([]);
});
