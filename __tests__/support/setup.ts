import { TextDecoder, TextEncoder } from 'node:util';

if (typeof window !== 'undefined') {
  require('@testing-library/jest-dom');
  // Browsers and Node have these, jsdom has not; the QR code is computed with them.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
}
