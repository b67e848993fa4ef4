import { drawVectorIcon } from '@/lib/logo/draw-icons';

export const dynamic = 'force-static';

/** Serves `/icon.svg`, for browsers that support SVG icons. */
export const GET = async () =>
  new Response(await drawVectorIcon(), { headers: { 'content-type': 'image/svg+xml' } });
