import { FreshQueryClient } from '#contract/browser/query-client.ts';
import { useState } from 'react';
import { Admin, Resource } from 'react-admin';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { i18nProvider } from './i18n/i18n-provider.ts';
import { Beginning } from './layout/Beginning.tsx';
import { guarded } from './layout/Guarded.tsx';
import { Layout } from './layout/Layout.tsx';
import { LoginPage } from './layout/LoginPage.tsx';
import { AccessDenied, NotFound } from './layout/NoPage.tsx';
import { store } from './layout/store.ts';
import { authProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { client } from './providers/session.ts';
import { sections } from './sections.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

const dataProvider = createDataProvider(client);

export function App() {
  const [queryClient] = useState(() => new FreshQueryClient()); // data of one person must not be shown to another
  return (
    <Admin
      title="Basamak Yönetim"
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={Layout}
      loginPage={LoginPage}
      dashboard={Dashboard}
      loading={Beginning}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      requireAuth
      disableTelemetry
    >
      {sections.flatMap(({ resources }) =>
        resources.map((resource) => <Resource key={resource.name} {...guarded(resource)} />),
      )}
    </Admin>
  );
}
