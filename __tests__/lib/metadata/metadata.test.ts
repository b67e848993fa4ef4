/** @jest-environment node */
import { linkPreview } from '@/lib/metadata/link-preview';
import { jsonLd } from '@/lib/metadata/software-application';
import { parseSettings } from '@/lib/settings/parse';

it('the picture of a preview has a whole address, under a sub-path too', () => {
  const environment = {
    NEXT_PUBLIC_SITE_URL: 'https://owner.example',
    NEXT_PUBLIC_BASE_PATH: '/slovar',
  };
  const { openGraph, twitter } = linkPreview(parseSettings(environment));

  const url = 'https://owner.example/slovar/og.jpg';
  expect(openGraph?.images).toEqual([expect.objectContaining({ url, width: 1200, height: 630 })]);
  expect(twitter?.images).toEqual([expect.objectContaining({ url })]);
});

it('structured data are read back, and no name in them ends the script that they stand in', () => {
  const name = 'Словарь+</script><script>alert(1)';
  const written = jsonLd({ name });

  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@type': 'SoftwareApplication', name });
});
