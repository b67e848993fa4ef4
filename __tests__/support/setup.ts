/// <reference types="jest" />
import { variableNames } from '@/lib/settings/variables';

// Unit tests use the default settings, whatever this deployment's are.
for (const name of variableNames) delete process.env[name];

class QuietObserver {
  readonly observe = () => {};
  readonly disconnect = () => {};
}

if (typeof document !== 'undefined') {
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, {
    // The carousel asks for these: a computer's window that never changes.
    ResizeObserver: QuietObserver,
    IntersectionObserver: QuietObserver,
    matchMedia: () => media,
    CSS: { supports: () => true },
  });
}
