/** A QR code's modules: true is dark. */
export interface QrModules {
  readonly size: number;
  get(x: number, y: number): boolean;
}

/** SVG path of the dark modules, one unit each, row by row with neighbours joined. */
export function qrPath(code: QrModules): string {
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  }
  return path;
}
