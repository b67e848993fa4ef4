import { temporaryFolder } from '../../support/temporary-folder';
import { checkPictureNames } from '@/lib/owner-files/check-picture';

const { at, lay } = temporaryFolder();

// How each command says it: own-icon, own-picture and publish-originals.
it.each(['wordCard.jpg', 'wordcard.PNG'])(
  'the picture that is meant by %s is found, whatever its capital letters',
  (name) => {
    lay(`screenshots/${name}`, '');

    expect(() => checkPictureNames(at(), ['screenshots/wordCard.png'])).toThrow(
      `screenshots/${name}: в таком виде сайт картинку не возьмёт; сохраните её в формате и под именем screenshots/wordCard.png.`,
    );
  },
);
