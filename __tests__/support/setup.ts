/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from 'node:util';
import { variableNames } from '@/lib/settings/parse';

// Unit tests have the default settings, whatever this deployment's are.
for (const name of variableNames) delete process.env[name];

class QuietObserver {
  readonly observe = () => {};
  readonly disconnect = () => {};
}

// Most tests need no document, and this takes an eighth of their time.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, {
    // Browsers and Node have these, jsdom has not; the QR code is computed with them.
    ...{ TextDecoder, TextEncoder },
    // The carousel asks for these: a computer's window that never changes.
    ...{ ResizeObserver: QuietObserver, IntersectionObserver: QuietObserver },
    matchMedia: () => media,
  });
}
