import { partsOf } from '../../support/markup';
import { StoreLinks } from '@/components/android/store-links';
import { StoreQr } from '@/components/android/store-qr';
import { buttonStyle } from '@/components/ui/action-style';
import { android } from '@/lib/content/android';
import { parseStores } from '@/lib/stores/parse-stores';
import { fillIn } from '@/lib/text/fill-in';

it('each store link and the QR code name their store, and only the first link is primary', () => {
  const stores = parseStores('RuStore=https://a.example/?a=1 Лавка=https://b.example');
  const inStore = (text: string, index: number) => fillIn(text, { store: stores[index]!.name });

  expect(partsOf(<StoreLinks stores={stores} />, 'a@href a a@class')).toEqual([
    ...[stores[0].url, inStore(android.store.link, 0), buttonStyle.primary],
    ...[stores[1]!.url, inStore(android.store.link, 1), buttonStyle.secondary],
  ]);
  expect(partsOf(<StoreQr store={stores[0]} />, 'img@alt figcaption')).toEqual(
    [android.store.qrCode, android.store.qrHint].map((text) => inStore(text, 0)),
  );
});
