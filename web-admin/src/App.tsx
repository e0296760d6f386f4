import { FreshQueryClient } from '#contract/browser/query-client.ts';
import { useState } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  Error as ErrorPage,
  Notification,
  Resource,
} from 'react-admin';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { i18nProvider } from './i18n/i18n-provider.ts';
import { Beginning } from './layout/Beginning.tsx';
import { guarded } from './layout/Guarded.tsx';
import { Layout } from './layout/Layout.tsx';
import { AccessDenied, NotFound } from './layout/NoPage.tsx';
import { page } from './layout/page.tsx';
import { store } from './layout/store.ts';
import { authProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { client } from './providers/session.ts';
import { sections } from './sections.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

const dataProvider = createDataProvider(client);
/** Most visits find a session and do not need its 24 kB of form code. */
const LoginPage = page(() => import('./layout/LoginPage.tsx'), 'LoginPage');

/** What react-admin's `Admin` renders, without its own log-in page and English texts. */
export function App() {
  const [queryClient] = useState(() => new FreshQueryClient()); // data of one person must not be shown to another
  return (
    <AdminContext
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme>
        <CoreAdminUI
          title="Basamak Yönetim"
          layout={Layout}
          loginPage={LoginPage}
          dashboard={Dashboard}
          loading={Beginning}
          error={ErrorPage}
          catchAll={NotFound}
          accessDenied={AccessDenied}
          authenticationError={AuthenticationError}
          requireAuth
          disableTelemetry
        >
          {sections.flatMap(({ resources }) =>
            resources.map((resource) => <Resource key={resource.name} {...guarded(resource)} />),
          )}
        </CoreAdminUI>
        <Notification />
      </CssBaseline>
    </AdminContext>
  );
}
