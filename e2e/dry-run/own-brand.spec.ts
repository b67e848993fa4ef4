import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DRY_RUN_TREE } from '../../scripts/shared/folders';
import { expect, exported, settings, test } from '../support/dry-run';
import { ownIconSvg } from '@/__tests__/fixtures/owners-files';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { sharePicture } from '@/lib/metadata/link-preview';

test('the owner’s icon is shown beside the site’s name', async ({ page, site }) => {
  expect(exported.readFile('icon.svg')).toBe(ownIconSvg);
  await page.goto(`${site.url}/`);
  const names = page.getByRole('link', { name: settings.siteName, includeHidden: true });
  const icons = names.locator(`img[src="${settings.basePath}/icon.svg"][alt=""]`);
  await expect(icons).toHaveCount(2);
  const width = () => icons.first().evaluate((icon: HTMLImageElement) => icon.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('the picture for link previews has the owner’s accent colour as background', async () => {
  const { width, path: name } = sharePicture;
  const corner = { left: width - 1, top: 0, width: 1, height: 1 };
  const pixel = await sharp(path.join(exported.folder, name)).extract(corner).raw().toBuffer();
  const tokens = readTokens(readFileSync(path.join(DRY_RUN_TREE, TOKENS_FILE), 'utf8'));
  const accent = Buffer.from(tokens.light.accent!.slice(1), 'hex');
  expect(pixel).toHaveLength(accent.length);
  // JPEG compression changes colours slightly.
  const differences = Array.from(accent, (part, index) => Math.abs(part - pixel[index]!));
  expect(Math.max(...differences)).toBeLessThan(4);
});
