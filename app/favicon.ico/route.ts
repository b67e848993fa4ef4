import { drawFavicon } from '@/lib/icons/draw-icons';
import { findOwnIcon } from '@/lib/icons/own-icon';

export const dynamic = 'force-static';

/** Serves `/favicon.ico`, for browsers and other software that do not use the SVG icon. */
export const GET = async () =>
  new Response(new Uint8Array(await drawFavicon(findOwnIcon(process.cwd()))), {
    headers: { 'content-type': 'image/x-icon' },
  });
