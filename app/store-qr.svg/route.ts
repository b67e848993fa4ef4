import { generate } from 'lean-qr';
import { qrSvg } from '@/lib/qr-svg';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** The store's address for the phone's camera; a file of its own, which only computers load. */
export const GET = () =>
  new Response(qrSvg(generate(settings.storeUrl)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
