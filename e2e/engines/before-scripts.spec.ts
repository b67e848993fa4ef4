import { ANDROID_VERSION } from '../support/published';
import { expectHidden, expectVisible } from './support/control';
import { expect, test } from './support/test';

test('what is pressed before the scripts are there is done after, each once', async ({
  tab,
  site,
}) => {
  const release = site.holdScripts();
  await tab.gotoParsed('/details/android/');
  const carousel = tab.control('region', 'Возможности приложения');
  await carousel.control('button', 'Слайд 5').click();
  await carousel.control('button', 'Следующий слайд').click();
  release();
  const sixth = carousel.control('button', 'Слайд 6');
  await expect.poll(() => sixth.attribute('aria-current')).toBe('true');
});

test('the version opens and closes its changes before any script has come', async ({
  tab,
  site,
}) => {
  site.holdScripts();
  await tab.gotoParsed('/details/android/');
  await tab.control('button', ANDROID_VERSION).click();
  const dialog = tab.control('dialog', 'Изменения');
  await expectVisible(dialog);
  await dialog.control('button', 'Закрыть').click();
  await expectHidden(dialog);
});

test('the menu opens, stays open while the scripts come, and closes', async ({ phone, site }) => {
  const release = site.holdScripts();
  await phone.gotoParsed('/help/');
  await phone.becomePhone();
  await phone.control('button', 'Меню').click();
  const drawer = phone.control('dialog', 'Меню');
  await expectVisible(drawer);
  release();
  await drawer.control('button', 'Закрыть меню').click();
  await expectHidden(drawer);
});
