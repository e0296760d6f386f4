import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';

interface Crumb {
  readonly to: string;
  readonly label: string;
}

/** The breadcrumb: the home page, the pages of `trail`, the current page. */
export function Breadcrumbs({ trail = [], here }: { trail?: readonly Crumb[]; here: string }) {
  return (
    <nav className="crumb" aria-label="Konum">
      {[{ to: paths.home(), label: 'Ana sayfa' }, ...trail].map(({ to, label }) => (
        <Fragment key={to}>
          <Link to={to}>{label}</Link>
          <ChevronRight className="ic" aria-hidden="true" />
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
