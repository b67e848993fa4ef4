import { drawVectorIcon } from '@/lib/icons/draw-icons';
import { findOwnIcon } from '@/lib/icons/own-icon';

export const dynamic = 'force-static';

/** `/icon.svg`: the icon for browsers that take a vector one. */
export const GET = async () =>
  new Response(await drawVectorIcon(findOwnIcon(process.cwd())), {
    headers: { 'content-type': 'image/svg+xml' },
  });
