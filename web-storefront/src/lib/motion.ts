/**
 * Whether things may move: neither this browser's choice nor the system is against it. The choice stands at the document
 * (lib/preferences.ts), so that this needs no storage.
 */
export const mayMove = (): boolean =>
  document.documentElement.dataset.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
