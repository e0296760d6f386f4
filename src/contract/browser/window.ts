type Listening = (type: 'online' | 'visibilitychange', listener: () => void) => void;

/** The used part of a browser's window: the contract is compiled without the browser's types. */
interface BrowserWindow {
  readonly location: { readonly href: string; assign(to: string): void; reload(): void };
  readonly document: { readonly visibilityState: string };
  readonly addEventListener: Listening;
  readonly removeEventListener: Listening;
}

export const browser = globalThis as object as BrowserWindow;
