import { type BrowserContext } from '@playwright/test';
import { collectComplaints } from '../support/complaints';
import { homeUrl, menuButton, openMenu } from '../support/share';
import { expect, test } from '../support/test';

const networks = ['ВКонтакте', 'Telegram', 'WhatsApp'];

/** Answers for the networks, which are not to be reached from a test. */
const answerForNetworks = (context: BrowserContext) =>
  context.route(/vk\.com|t\.me|whatsapp\.com/, (route) => route.fulfill({ body: 'share form' }));

test('three networks in their order, each a link to a new tab without opener', async ({ page }) => {
  await openMenu(page);
  const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
  for (const name of networks) {
    const link = page.getByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link.locator('svg')).toBeVisible();
  }
  const texts = await links.allInnerTexts();
  expect(texts.filter((text) => networks.includes(text))).toEqual(networks);
});

test('each network gets the public home page in its own parameters, percent-encoded', async ({
  page,
}) => {
  await openMenu(page);
  const address = async (name: string) => {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect(href).not.toMatch(/[+\s]|[а-яё]/i);
    return new URL(href ?? '');
  };
  const vk = await address('ВКонтакте');
  expect(vk.origin + vk.pathname).toBe('https://vk.com/share.php');
  expect([...vk.searchParams.keys()]).toEqual(['url', 'title', 'description']);
  expect(vk.searchParams.get('url')).toBe(homeUrl);
  const telegram = await address('Telegram');
  expect(telegram.origin + telegram.pathname).toBe('https://t.me/share/url');
  expect(telegram.searchParams.get('url')).toBe(homeUrl);
  expect(telegram.searchParams.get('text')).toContain('Больше, чем просто словарь!');
  const whatsapp = await address('WhatsApp');
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://api.whatsapp.com/send');
  expect(whatsapp.searchParams.get('text')).toContain(homeUrl);
});

test('a plain click opens a window of 800×500 that has no opener', async ({ page, context }) => {
  await answerForNetworks(context);
  await openMenu(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Telegram' }).click();
  const popup = await opening;
  await expect(popup.getByText('share form')).toBeVisible();
  expect(await popup.evaluate(() => [window.opener, innerWidth, innerHeight])).toEqual([
    null,
    800,
    500,
  ]);
  expect(page.url()).toContain('/help/');
});

test('a click with Ctrl opens a tab and no window', async ({ page, context }) => {
  await answerForNetworks(context);
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('a modified click gets no window');
    };
  });
  const complaints = collectComplaints(page);
  await openMenu(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'ВКонтакте' }).click({ modifiers: ['ControlOrMeta'] });
  expect(await (await opening).opener()).toBeNull();
  expect(complaints).toEqual([]);
});

test('where windows are blocked a click opens the tab', async ({ page, context }) => {
  await answerForNetworks(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openMenu(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'WhatsApp' }).click();
  await (await opening).waitForURL(/whatsapp\.com/);
});

test('the expander shows and hides what goes beyond the three networks', async ({ page }) => {
  await openMenu(page);
  const mail = page.getByRole('link', { name: 'Письмом' });
  await expect(mail).toBeHidden();
  await page.getByRole('button', { name: 'Ещё' }).click();
  await expect(mail).toBeVisible();
  await page.getByRole('button', { name: 'Свернуть' }).click();
  await expect(mail).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ещё' })).toHaveAttribute('aria-expanded', 'false');
});

test('the keyboard opens the menu, walks it and gets its focus back', async ({ page }) => {
  await page.goto('/help/', { waitUntil: 'networkidle' });
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  for (const name of networks) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Копировать ссылку' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('a click beside the menu closes it', async ({ page }) => {
  await openMenu(page);
  await page.mouse.click(30, 600);
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeHidden();
});

test('the menu hangs under its button, inside the window', async ({ page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'Telegram' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Ещё' })).toBeInViewport({ ratio: 1 });
  }
});
