import { qrPath, type QrModules } from './qr-path';

/** Light modules around the code that readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as an SVG file, dark on white in every theme, because not every reader takes the reverse. */
export function qrSvg(code: QrModules): string {
  const side = code.size + 2 * QUIET_ZONE;
  const viewBox = `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}H${-QUIET_ZONE}z"/>` +
    `<path d="${qrPath(code)}"/></svg>`
  );
}
