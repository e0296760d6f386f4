import Skeleton from '@mui/material/Skeleton';
import { Link, useCanAccess, useCreatePath, useGetManyAggregate } from 'react-admin';
import type { MouseEvent, ReactNode } from 'react';
import { fromTheTop } from '../lib/list-path.ts';
import type { AdminOrder, AdminUser } from '../lib/records.ts';

/** The resources whose records have pages. */
export const linkedResources = [
  'orders',
  'users',
  'boosters',
  'booster-applications',
  'devices',
  'reviews',
  'messages',
  'reports',
  'wallets',
  'jobs',
  'api-keys',
  'webhooks',
  'deliveries',
  'entries',
  'top-ups',
  'payouts',
  'fine-claims',
  'reconciliations',
  'tickets',
  'contact-messages',
  'listings',
  'stock-accounts',
  'coupons',
  'price-books',
  'audit-events',
  'approvals',
] as const;
export type LinkedResource = (typeof linkedResources)[number];

interface RecordLinkProps {
  readonly resource: LinkedResource;
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to a record's page, or its name alone where this person may not open it. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const path = useCreatePath()({ resource, id, type: 'show' });
  // A row of a list opens on a click of its own.
  return canAccess ? (
    <Link to={path} state={fromTheTop} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}

/** Enough of an id to tell two apart. */
export const shortId = (id: string): string => id.slice(-8);

interface UserLinkProps {
  readonly id: string;
  readonly resource?: 'users' | 'boosters';
}

/** A user of whom only the id is known: their name, where this person may see users. */
export function UserName({ id, resource = 'users' }: UserLinkProps) {
  const { canAccess = false, isPending } = useCanAccess({ resource, action: 'show' });
  const { data, isLoading } = useGetManyAggregate<AdminUser>(resource, { ids: [id] }, { enabled: canAccess });
  const user = data?.[0];
  if (isPending || isLoading) return <NameComes />;
  return user ? `${user.firstName} ${user.lastName}` : shortId(id);
}

/** The same, and the way to their page. */
export const UserLink = ({ id, resource = 'users' }: UserLinkProps) => (
  <RecordLink resource={resource} id={id}>
    <UserName id={id} resource={resource} />
  </RecordLink>
);

/** An order of which only the id is known: its number, where this person may see orders. */
export function OrderLink({ id }: { id: string }) {
  const { canAccess = false, isPending } = useCanAccess({ resource: 'orders', action: 'show' });
  const { data, isLoading } = useGetManyAggregate<AdminOrder>('orders', { ids: [id] }, { enabled: canAccess });
  if (isPending || isLoading) return <NameComes />;
  return (
    <RecordLink resource="orders" id={id}>
      {data?.[0]?.number ?? shortId(id)}
    </RecordLink>
  );
}

const NameComes = () => (
  <Skeleton component="span" role="progressbar" width="8rem" aria-label="Yükleniyor" sx={{ display: 'inline-block' }} />
);
