import type { ReactNode } from 'react';
import { CheckForApplicationUpdate, Layout as ReactAdminLayout, Menu } from 'react-admin';
import { useCanAccess } from 'react-admin';
import { AppBar } from './AppBar.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** The resources in their order; each shows itself to those who may list it. */
function ConsoleMenu() {
  const { canAccess } = useCanAccess({ resource: 'dashboard', action: 'show' });
  return (
    <Menu>
      {canAccess && <Menu.DashboardItem />}
      <Menu.ResourceItems />
    </Menu>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  useSessionEnd();
  return (
    <ReactAdminLayout appBar={AppBar} appBarAlwaysOn menu={ConsoleMenu}>
      {children}
      <CheckForApplicationUpdate />
    </ReactAdminLayout>
  );
}
