import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

/** The app's address in the first store. Dark on white in both themes: not every scanner reads inverted colours. */
export function GET() {
  const code = generate(site.android?.stores[0].url ?? site.homeUrl);
  return new Response(new Blob([toSvgSource(code, { off: '#fff' })], { type: 'image/svg+xml' }));
}
