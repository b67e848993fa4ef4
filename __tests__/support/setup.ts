/// <reference types="jest" />

class IdleObserver {
  readonly observe = () => {};
  readonly disconnect = () => {};
}

Object.assign(globalThis, {
  // The carousel needs these APIs, which jsdom lacks. The stand-ins never report a change.
  ResizeObserver: IdleObserver,
  IntersectionObserver: IdleObserver,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
});
