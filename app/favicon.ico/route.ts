import { drawFavicon } from '@/lib/logo/draw-icons';

export const dynamic = 'force-static';

/** For browsers and other software that do not use the SVG icon. */
export const GET = async () =>
  new Response(new Blob([new Uint8Array(await drawFavicon())], { type: 'image/x-icon' }));
