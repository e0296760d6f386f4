import { createContext, useContext } from 'react';

export type ShellWindow = 'palette' | 'shortcuts';

/** What lies over every page of the console. */
export interface Shell {
  open(window: ShellWindow): void;
}

export const ShellContext = createContext<Shell>({ open: () => undefined });
export const useShell = (): Shell => useContext(ShellContext);
