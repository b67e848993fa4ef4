import { drawVectorIcon } from '@/lib/icons/draw-icons';
import { findOwnIcon } from '@/lib/icons/own-icon';

export const dynamic = 'force-static';

/** Serves `/icon.svg`, for browsers that support SVG icons. */
export const GET = async () =>
  new Response(await drawVectorIcon(findOwnIcon(process.cwd())), {
    headers: { 'content-type': 'image/svg+xml' },
  });
