import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { site } from '@/lib/site';

export const dynamic = 'force-static';

/**
 * The address of the app in the first store. It is not inline in the page, because phones do not
 * show it. It is dark on white in both themes, because not every scanner accepts inverted colours.
 */
export function GET() {
  const code = generate(site.android?.stores[0].url ?? site.homeUrl);
  return new Response(new Blob([toSvgSource(code, { off: '#fff' })], { type: 'image/svg+xml' }));
}
