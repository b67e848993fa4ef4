import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { drawSharePicture } from '../../scripts/share-picture/draw-share-picture';
import { readMark } from '../../scripts/share-picture/read-mark';
import { exampleExport, exampleTree } from '../support/builds';
import { settings } from '../support/published';
import { home } from '@/lib/content/home';
import { sharePicture } from '@/lib/metadata/link-preview';

test('the picture that is shared is the owner’s, or drawn of the name, the tagline and the mark', async () => {
  const own = path.join(exampleTree, 'public', sharePicture.path);
  const expected = existsSync(own)
    ? readFileSync(own)
    : await drawSharePicture({
        siteName: settings.siteName,
        tagline: home.tagline,
        mark: await readMark(exampleTree),
      });
  expect(readFileSync(path.join(exampleExport, sharePicture.path)).equals(expected)).toBe(true);
});
