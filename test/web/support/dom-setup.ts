import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// the first render of a page loads its whole framework, which takes seconds on two slow cores
configure({ asyncUtilTimeout: 15_000 });

/** Browser features that jsdom lacks. jsdom computes no layout, so these do nothing. */
const missing = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
};
for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });
}
Object.assign(Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});
Object.defineProperty(globalThis, 'scrollTo', { value: () => {}, writable: true });
