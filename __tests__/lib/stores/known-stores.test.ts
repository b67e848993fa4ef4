import { knownStore, packageIn } from '@/lib/stores/known-stores';

it.each([
  ['Google Play', 'org.slovar.app', 'https://play.google.com/store/apps/details?id=org.slovar.app'],
  ['RuStore', 'org.slovar.app', 'https://apps.rustore.ru/app/org.slovar.app/'],
  ['AppGallery', undefined, 'https://appgallery.huawei.com/#/app/C100847609'],
  ['AppGallery', undefined, 'https://appgallery.cloud.huawei.com/ag/n/app/C114029649?locale=ru'],
  ['AppGallery', undefined, 'https://appgallery.huawei.ru/app/C109571413'],
  ['GetApps', 'org.slovar.app', 'https://global.app.mi.com/details?lo=RU&id=org.slovar.app'],
  ['Galaxy Store', undefined, 'https://galaxy.store/slovar'],
  ['Galaxy Store', 'org.slovar', 'https://galaxystore.samsung.com/detail/org.slovar'],
  ['Galaxy Store', 'org.slovar', 'https://apps.samsung.com/appquery/appDetail.as?appId=org.slovar'],
  ['F-Droid', 'org.slovar', 'https://f-droid.org/ru/packages/org.slovar/'],
  // These host names only end or begin like the host name of a store.
  [undefined, undefined, 'https://myrustore.ru/app/org.slovar'],
  [undefined, undefined, 'https://play.google.com.evil.ru/?id=org.slovar'],
])('the store is %s and the package is %s for the address %s', (store, name, url) => {
  expect([knownStore(url), packageIn(url)]).toEqual([store, name]);
});
