/// <reference types="@testing-library/jest-dom" />
import { variableNames } from '@/lib/settings/variables';

// Unit tests have the default settings, not those of this deployment.
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
    // The carousel asks for these: a computer's window that never changes.
    ResizeObserver: QuietObserver,
    IntersectionObserver: QuietObserver,
    matchMedia: () => media,
    CSS: { supports: () => true },
  });
}
