import { createContext, useContext } from 'react';

export type ShellWindow = 'palette' | 'shortcuts';

/** Opens the dialogs that lie over every page. */
export interface Shell {
  open(window: ShellWindow): void;
}

export const ShellContext = createContext<Shell>({ open: () => undefined });
export const useShell = (): Shell => useContext(ShellContext);
