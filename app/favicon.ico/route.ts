import { drawFavicon } from '@/lib/icons/draw-icons';
import { findOwnIcon } from '@/lib/icons/own-icon';

export const dynamic = 'force-static';

/** `/favicon.ico`: the icon for everything else, some of which asks for no other address. */
export const GET = async () =>
  new Response(new Uint8Array(await drawFavicon(findOwnIcon(process.cwd()))), {
    headers: { 'content-type': 'image/x-icon' },
  });
