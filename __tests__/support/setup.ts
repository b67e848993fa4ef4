/// <reference types="@testing-library/jest-dom" />
import { variableNames } from '@/lib/settings/variables';

// Unit tests use the default settings, whatever this deployment's are.
for (const name of variableNames) delete process.env[name];

class QuietObserver {
  readonly observe = () => {};
  readonly disconnect = () => {};
}

// Only for tests with a document: loading this takes an eighth of a test's time.
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
