import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DRY_RUN_TREE } from '../../scripts/shared/folders';
import { expect, exported, settings, test } from '../support/dry-run';
import { ownIconSvg } from '@/__tests__/fixtures/owners-files';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { sharePicture } from '@/lib/metadata/link-preview';

test('the owner’s icon is served as icon.svg and shown beside the site’s name', async ({
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

test('the share picture’s background has the owner’s accent colour', async () => {
  const { width, path: name } = sharePicture;
  const corner = { left: width - 1, top: 0, width: 1, height: 1 };
  const pixel = await sharp(path.join(exported.folder, name)).extract(corner).raw().toBuffer();
  const tokens = readTokens(readFileSync(path.join(DRY_RUN_TREE, TOKENS_FILE), 'utf8'));
  const accent = Buffer.from(tokens.light.accent!.slice(1), 'hex');
  expect(pixel).toHaveLength(accent.length);
  // JPEG compression changes colours slightly.
  for (const [index, part] of accent.entries()) {
    expect(Math.abs((pixel[index] ?? 0) - part)).toBeLessThan(4);
  }
});
