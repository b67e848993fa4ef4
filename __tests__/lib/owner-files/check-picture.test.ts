import { temporaryFolder } from '../../support/temporary-folder';
import { checkPictureNames } from '@/lib/owner-files/check-picture';

const { at, lay } = temporaryFolder();

it.each(['wordCard.jpg', 'wordcard.PNG'])(
  'a picture named %s is rejected with a message that gives the right name',
  (name) => {
    lay(`screenshots/${name}`, '');

    expect(() => checkPictureNames(at(), ['screenshots/wordCard.png'])).toThrow(
      `screenshots/${name}: в таком виде сайт картинку не возьмёт; сохраните её в формате и под именем screenshots/wordCard.png.`,
    );
  },
);
