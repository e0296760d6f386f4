import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { fromTheTop, listPath } from '../lib/list-path.ts';

interface ListLinkProps {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A way to the list that shows what a filter leaves. It begins at the list's top, where the filters stand. */
export const ListLink = ({ resource, filter, children, ...named }: ListLinkProps) => (
  <Link to={listPath(resource, filter)} state={fromTheTop} {...named}>
    {children}
  </Link>
);
