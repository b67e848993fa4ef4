/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from 'node:util';

// Most tests need no document, and this takes an eighth of their time.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // Browsers and Node have these, jsdom has not; the QR code is computed with them.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
}
