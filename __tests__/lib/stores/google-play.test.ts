import { fullProduct, withoutAndroid } from '../../support/product';
import { isInGooglePlay } from '@/lib/stores/google-play';
import { parseStores } from '@/lib/stores/parse-stores';

const play = 'https://play.google.com/store/apps/details?id=org.slovar.app&hl=ru';
const ruStore = 'https://www.rustore.ru/catalog/app/org.slovar.app';
const own = 'https://store.slovar.ru/app?x=1,2;3&y=a=b';

it('a store’s address, not its name, decides whether the app is in Google Play, and without an Android app it never is', () => {
  const isIn = (text: string, product = fullProduct) => isInGooglePlay(product, parseStores(text));

  expect(isIn(`${ruStore} Маркет=${play}`)).toBe(true);
  expect(isIn(`Google Play=${own}`)).toBe(false);
  expect(isIn(play, withoutAndroid)).toBe(false);
});
