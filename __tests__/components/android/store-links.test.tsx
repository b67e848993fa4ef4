import { partsOf } from '../../support/markup';
import { StoreLinks } from '@/components/android/store-links';
import { StoreQr } from '@/components/android/store-qr';
import { buttonStyle } from '@/components/ui/action-style';
import { android } from '@/lib/content/android';
import { parseStores } from '@/lib/stores/parse-stores';
import { fillIn } from '@/lib/text/fill-in';

it('each store link and the QR code name their store, unbroken if the name is short, and only the first link is primary', () => {
  const stores = parseStores(
    'Google Play=https://a.example/?a=1 Лавка «Слово» & Ко=https://b.example',
  );
  const inStore = (text: string, store: string) => fillIn(text, { store });
  const [first, second] = ['Google\u00a0Play', 'Лавка «Слово» & Ко'] as const;

  expect(partsOf(<StoreLinks stores={stores} />, 'a@href a a@class')).toEqual([
    ...[stores[0].url, inStore(android.store.link, first), buttonStyle.primary],
    ...[stores[1]!.url, inStore(android.store.link, second), buttonStyle.secondary],
  ]);
  expect(partsOf(<StoreQr store={stores[0]} />, 'img@alt figcaption')).toEqual([
    ...[inStore(android.store.qrCode, first), inStore(android.store.qrHint, first)],
  ]);
});
