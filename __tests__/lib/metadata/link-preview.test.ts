/** @jest-environment node */
import { linkPreview } from '@/lib/metadata/link-preview';
import { parseSettings } from '@/lib/settings/parse';

it('the picture has a whole address, under a sub-path too', () => {
  const { openGraph, twitter } = linkPreview(
    parseSettings({
      NEXT_PUBLIC_SITE_URL: 'https://owner.example',
      NEXT_PUBLIC_BASE_PATH: '/slovar',
    }),
  );

  const url = 'https://owner.example/slovar/og.jpg';
  expect(openGraph?.images).toEqual([expect.objectContaining({ url, width: 1200, height: 630 })]);
  expect(twitter?.images).toEqual([expect.objectContaining({ url })]);
});
