import '../../styles/prose.css';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { linkTo } from '../../config/paths.ts';
import { policies } from '../../content/policies/policy.ts';
import { LawyerNotice } from '../../features/policies/PolicyPage.tsx';

const LEAD =
  'Basamak’ı kullanırken geçerli metinler: neyi kabul ettiğin, verinin nereye gittiği, paranın ne zaman döndüğü.';

export default function Policies() {
  return (
    <main className="wrap policy" id="icerik" tabIndex={-1}>
      <PageTitle description={LEAD}>Koşullar</PageTitle>
      <Breadcrumbs here="Koşullar" />
      <div className="prose">
        <h1 className="page-h">Koşullar</h1>
        <p className="prose__intro">{LEAD}</p>
        <ul className="doors">
          {Object.values(policies).map(({ route, title, summary }) => (
            <li key={route}>
              <Link to={linkTo(route)}>
                <b>{title}</b>
                <span className="muted">{summary}</span>
                <ChevronRight className="ic" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
        <LawyerNotice />
      </div>
    </main>
  );
}
