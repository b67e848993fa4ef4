import { temporaryFolder } from '../../../support/temporary-folder';
import { removeUnshownPictures } from '@/scripts/build/export/unshown-pictures';
import { filesBelow } from '@/scripts/shared/files-below';

const { at, lay } = temporaryFolder();

it('pictures that no page shows leave the export, and nothing else does', async () => {
  const kept = ['screens/card-light@2x.webp', 'screens/own.png', 'other/old-light@1x.avif'];
  const gone = ['screens/old-light@1x.avif', 'screens/card-two-dark@2x.avif'];
  for (const name of [...kept, ...gone]) lay(`out/${name}`, '');

  await removeUnshownPictures(at('out'), ['card']);

  expect(filesBelow(at('out'))).toEqual(kept.sort());
});
