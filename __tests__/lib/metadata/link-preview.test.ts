/** @jest-environment node */
import { linkPreview } from '@/lib/metadata/link-preview';
import { parseSettings } from '@/lib/settings/parse';

it.each([
  ['at the root', {}, 'https://slovar.example/og.jpg'],
  [
    'under a sub-path',
    { NEXT_PUBLIC_SITE_URL: 'https://owner.example', NEXT_PUBLIC_BASE_PATH: '/slovar' },
    'https://owner.example/slovar/og.jpg',
  ],
])('%s the picture has a whole address', (_, environment, url) => {
  const { openGraph, twitter } = linkPreview(parseSettings(environment));

  expect([openGraph?.images, twitter?.images]).toEqual([
    [expect.objectContaining({ url, width: 1200, height: 630 })],
    [expect.objectContaining({ url })],
  ]);
});
