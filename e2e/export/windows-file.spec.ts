import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { exportFolder, readElements } from '../support/exported';
import { product } from '../support/published';
import { windows } from '@/lib/content/windows';
import { isPlaceholder } from '@/lib/installer/verify';
import { downloadPath, routes } from '@/lib/site/routes';

test('the Windows page says whether the file is a placeholder', () => {
  const data = readFileSync(path.join(exportFolder, downloadPath(product.windows.installer.file)));
  const texts = readElements(routes.windows)('p').map(({ text }) => text);
  expect(texts.includes(windows.placeholderNote)).toBe(isPlaceholder(data));
});
