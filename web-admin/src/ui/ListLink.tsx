import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { fromTheTop, listPath } from '../lib/list-path.ts';

interface ListLinkProps {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link to a filtered list. It opens at the list's top, where the filters are. */
export const ListLink = ({ resource, filter, children, ...named }: ListLinkProps) => (
  <Link to={listPath(resource, filter)} state={fromTheTop} {...named}>
    {children}
  </Link>
);
