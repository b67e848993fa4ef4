import { drawVectorIcon } from '@/lib/logo/draw-icons';

export const dynamic = 'force-static';

export const GET = async () =>
  new Response(await drawVectorIcon(), { headers: { 'content-type': 'image/svg+xml' } });
