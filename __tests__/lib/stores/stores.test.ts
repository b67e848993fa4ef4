import { knownStore, packageIn } from '@/lib/stores/stores';

it.each([
  ['Google Play', 'org.slovar', 'https://play.google.com/store/apps/details?id=org.slovar&hl=ru'],
  ['RuStore', 'org.slovar.app', 'https://www.rustore.ru/catalog/app/org.slovar.app'],
  ['AppGallery', undefined, 'https://appgallery.huawei.com/#/app/C100847609'],
  ['GetApps', 'org.slovar.app', 'https://global.app.mi.com/details?lo=RU&id=org.slovar.app'],
  ['Galaxy Store', 'org.slovar', 'https://apps.samsung.com/appquery/appDetail.as?appId=org.slovar'],
  ['F-Droid', 'org.slovar', 'https://f-droid.org/ru/packages/org.slovar/'],
  // These addresses lead to no store. Their host names only end or begin with the host name of a store.
  [undefined, undefined, 'https://myrustore.ru/app/org.slovar'],
  [undefined, undefined, 'https://play.google.com.evil.ru/?id=org.slovar'],
])('the store is %s and the package name is %s for the address %s', (store, name, url) => {
  expect([knownStore(url), packageIn(url)]).toEqual([store, name]);
});
