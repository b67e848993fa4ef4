import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

/** A QR code of the app's page in the first store: dark on white in both themes, for scanners that read nothing else. */
export function GET() {
  const code = generate(site.android?.stores[0].url ?? site.homeUrl);
  return new Response(new Blob([toSvgSource(code, { off: '#fff' })], { type: 'image/svg+xml' }));
}
