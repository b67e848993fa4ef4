import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownColors, ownIconSvg } from '../../scripts/rehearsal/own-files';
import { drawSharePicture } from '../../scripts/share-picture/draw-share-picture';
import { readMark } from '../../scripts/share-picture/read-mark';
import { directory, expect, settings, test, tree } from '../support/rehearsal';

test('the owner’s icon is the vector icon, and the mark of header and drawer', async ({
  page,
  request,
  site,
}) => {
  const icon = await request.get(`${site.url}/icon.svg`);
  expect(await icon.text()).toBe(ownIconSvg);
  await page.goto(`${site.url}/`);
  const name = page.getByRole('link', { name: settings.siteName, includeHidden: true });
  await expect(name).toHaveCount(2);
  for (const link of await name.all()) {
    const mark = link.locator('img');
    await expect(mark).toHaveAttribute('src', `${settings.basePath}/icon.svg`);
    await expect(mark).toHaveAttribute('alt', '');
  }
  const shown = name.first().locator('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the share picture is drawn of the owner’s name, tagline and icon', async ({ page, site }) => {
  await page.goto(`${site.url}/`);
  const tagline = (await page.title()).replace(`${settings.siteName} — `, '');
  const drawn = await drawSharePicture({
    siteName: settings.siteName,
    tagline,
    mark: await readMark(tree),
  });
  expect((await readFile(path.join(directory, 'og.jpg'))).equals(drawn)).toBe(true);
});

test('the owner’s colours reach the manifest, the browser’s bars and the links', async ({
  page,
  request,
  site,
}) => {
  const manifest = await (await request.get(`${site.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ theme_color: ownColors.surface });
  await page.goto(`${site.url}/`);
  const light = page.locator('meta[name=theme-color][media*=light]');
  await expect(light).toHaveAttribute('content', ownColors.surface ?? '');
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
  );
  expect(accent).toBe(ownColors.accent);
});
