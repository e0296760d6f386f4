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

/** A link to a record's page, or plain text for people who may not open it. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const path = useCreatePath()({ resource, id, type: 'show' });
  // The click must not open the list's row.
  return canAccess ? (
    <Link to={path} state={fromTheTop} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}

/** The end of an id, enough to distinguish two ids. */
export const shortId = (id: string): string => id.slice(-8);

interface UserLinkProps {
  readonly id: string;
  readonly resource?: 'users' | 'boosters';
}

/** A user's name by id, or a short id if the name can't be loaded or may not be seen. */
export function UserName({ id, resource = 'users' }: UserLinkProps) {
  const { canAccess = false, isPending } = useCanAccess({ resource, action: 'show' });
  const { data, isLoading } = useGetManyAggregate<AdminUser>(resource, { ids: [id] }, { enabled: canAccess });
  const user = data?.[0];
  if (isPending || isLoading) return <NameComes />;
  return user ? `${user.firstName} ${user.lastName}` : shortId(id);
}

/** The same, linked to the user's page. */
export const UserLink = ({ id, resource = 'users' }: UserLinkProps) => (
  <RecordLink resource={resource} id={id}>
    <UserName id={id} resource={resource} />
  </RecordLink>
);

/** A link to an order by id. Shows a short id if the order's number can't be loaded or may not be seen. */
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
