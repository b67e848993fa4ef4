/**
 * Colours of app/styles/tokens.css for places that know no CSS variables:
 * icons, the manifest, the browser's own bars.
 */
export const brandColors = {
  light: {
    canvas: '#f8fafd',
    surface: '#ffffff',
    accent: '#214bc9',
    'on-accent': '#ffffff',
    marker: '#f7ed6c',
    'on-marker': '#161f32',
  },
  dark: {
    canvas: '#0e141f',
    surface: '#171e2c',
    accent: '#91b7fe',
    'on-accent': '#09122a',
    marker: '#e8d34f',
    'on-marker': '#111826',
  },
} as const;
