import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

/** A narrow page with one panel, for the links of mails and payments. */
export const PanelPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="wrap narrow-page" id="icerik" tabIndex={-1}>
    <PageTitle>{title}</PageTitle>
    <div className="panel panel--nosed stack">
      <h1 className="page-h">{title}</h1>
      {children}
    </div>
  </main>
);
