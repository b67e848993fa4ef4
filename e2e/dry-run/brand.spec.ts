import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownIconSvg } from '../../scripts/dry-run/own-files';
import { DRY_RUN_TREE } from '../../scripts/folders';
import { expect, exported, settings, test } from '../support/dry-run';
import { sharePicture } from '@/lib/metadata/link-preview';

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

test('the share picture is drawn of the owner’s name, tagline, icon and colours', async ({}, info) => {
  await mkdir(info.outputDir, { recursive: true });
  // In the owner's tree, whose words and colours it reads.
  const draw = `require('./scripts/pictures/share-picture')
    .writeSharePicture('.', process.argv[1], process.argv[2])`;
  const args = ['--import', 'tsx', '-e', draw, info.outputDir, settings.siteName];
  await promisify(execFile)(process.execPath, args, { cwd: DRY_RUN_TREE });
  const [built, drawn] = await Promise.all(
    [exported.folder, info.outputDir].map((folder) =>
      readFile(path.join(folder, sharePicture.path)),
    ),
  );
  expect(drawn?.equals(built ?? Buffer.alloc(0))).toBe(true);
});
