import type { ReactNode } from 'react';
import { CheckForApplicationUpdate, Layout as ReactAdminLayout } from 'react-admin';
import { LiveUpdates } from '../live/LiveUpdates.tsx';
import { ShellProvider } from '../shell/ShellProvider.tsx';
import { AppBar } from './AppBar.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import { useSessionEnd } from './use-session-end.ts';

export function Layout({ children }: { children: ReactNode }) {
  useSessionEnd();
  return (
    <ShellProvider>
      <ReactAdminLayout appBar={AppBar} appBarAlwaysOn menu={ConsoleMenu}>
        {children}
        <DocumentTitle />
        <LiveUpdates />
        <CheckForApplicationUpdate />
      </ReactAdminLayout>
    </ShellProvider>
  );
}
