import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { androidRelease, installer, windowsRelease, settings } from '../support/published';
import { expect, test } from '../support/test';
import { isPlaceholder } from '@/lib/installer/placeholder';

interface VersionInfo {
  readonly android: { readonly version: string };
  readonly windows: {
    readonly version: string;
    readonly url: string;
    readonly bytes: number;
    readonly sha256: string;
  };
}

test('«Скачать» gives the file whose name, checksum and size the page and version.json tell', async ({
  page,
  request,
}) => {
  await page.goto('/details/windows/');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  const download = await downloading;
  const data = await readFile(await download.path());
  const sha256 = createHash('sha256').update(data).digest('hex');
  expect(download.suggestedFilename()).toBe(installer.file);
  await expect(page.locator('dd').getByText(sha256)).toBeVisible();
  await expect(page.getByText(/^\(Get-FileHash/)).toContainText(
    `${download.suggestedFilename()}" -Algorithm SHA256).Hash -eq "${sha256}"`,
  );
  const { android, windows } = (await (await request.get('/version.json')).json()) as VersionInfo;
  expect(android.version).toBe(androidRelease.version);
  expect(windows).toMatchObject({ version: windowsRelease.version, bytes: data.length, sha256 });
  expect(windows.url).toBe(`${settings.homeUrl}/downloads/${download.suggestedFilename()}`);
});

test('the page shows the program, whether its file is a placeholder and whether it is signed', async ({
  page,
}) => {
  const placeholder = isPlaceholder(await readFile(`public/downloads/${installer.file}`));
  await page.goto('/details/windows/');
  const image = page.getByRole('main').getByRole('img');
  await expect(image).toHaveAttribute('alt', /\.$/);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText(/Пока здесь лежит заглушка/)).toBeVisible({ visible: placeholder });
  const unsigned = installer.signedBy === '';
  await expect(page.getByText(/Файл\sне\sподписан/)).toBeVisible({ visible: unsigned });
});
