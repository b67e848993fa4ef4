type Vector = readonly [number, number, number];

// Björn Ottosson's matrices, as in CSS Color 4.
const toLms: readonly Vector[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const toLinearRgb: readonly Vector[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const multiply = (matrix: readonly Vector[], vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0));

/**
 * @param hue in degrees
 * @returns `#rrggbb`; channels outside of sRGB are cut
 */
export function oklchToSrgb(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const lab = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const cubed = multiply(toLms, lab).map((value) => value ** 3);
  const channels = multiply(toLinearRgb, cubed).map((value) => {
    const linear = Math.min(1, Math.max(0, value));
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
