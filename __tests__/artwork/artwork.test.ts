/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { digest, isDrawn, readRecord } from '@/artwork/drawn';
import { scenes } from '@/artwork/scenes';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';

const ROOT = '.';

it('the screenshots are the files that npm run artwork last drew, of the scenes as they are', () => {
  const originals = readdirSync(ORIGINALS_FOLDER);
  const drawn = Object.keys(scenes).filter((id) => screenshots.has(id) && isDrawn(id, originals));
  const recorded = readRecord(ROOT);

  expect(drawn.map((id) => [id, digest(ROOT, id)])).toEqual(drawn.map((id) => [id, recorded[id]]));
});
