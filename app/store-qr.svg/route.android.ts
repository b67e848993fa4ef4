import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** Light modules around the code that readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The address of the owner's first store for the phone's camera; a file of its own, which only
 * computers load. Dark on white in every theme, because not every reader takes the reverse.
 */
export const GET = () =>
  new Response(
    toSvgSource(generate(settings.stores[0].url), { on: '#000', off: '#fff', pad: QUIET_ZONE }),
    { headers: { 'content-type': 'image/svg+xml' } },
  );
