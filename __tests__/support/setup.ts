import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// Browsers and Node have these, jsdom has not; the QR code is computed with them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
