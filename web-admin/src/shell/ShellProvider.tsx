import { awaitChunk } from '#contract/browser/chunk.ts';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { ShellContext, type ShellWindow } from './shell.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Palette = lazy(() => awaitChunk(async () => ({ default: (await import('./Palette.tsx')).Palette })));
const ShortcutHelp = lazy(() =>
  awaitChunk(async () => ({ default: (await import('./ShortcutHelp.tsx')).ShortcutHelp })),
);

/** The dialogs over every page, loaded when they are first opened, and the shortcuts that open them. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const [window, setWindow] = useState<ShellWindow | null>(null);
  const [asked, setAsked] = useState<readonly ShellWindow[]>([]);
  const open = useCallback((wanted: ShellWindow) => {
    setAsked((before) => (before.includes(wanted) ? before : [...before, wanted]));
    setWindow(wanted);
  }, []);
  const close = useCallback(() => setWindow(null), []);
  useShortcuts(open);
  const shell = useMemo(() => ({ open }), [open]);
  return (
    <ShellContext value={shell}>
      {children}
      <Suspense fallback={null}>
        {asked.includes('palette') && <Palette open={window === 'palette'} onClose={close} />}
        {asked.includes('shortcuts') && <ShortcutHelp open={window === 'shortcuts'} onClose={close} />}
      </Suspense>
    </ShellContext>
  );
}
