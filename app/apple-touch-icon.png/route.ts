import { drawAppleTouchIcon } from '@/lib/logo/draw-icons';

export const dynamic = 'force-static';

export const GET = async () =>
  new Response(new Blob([new Uint8Array(await drawAppleTouchIcon())], { type: 'image/png' }));
