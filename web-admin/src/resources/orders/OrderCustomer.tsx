import Skeleton from '@mui/material/Skeleton';
import { useCanAccess, useGetOne } from 'react-admin';
import type { AdminOrder, AdminUser } from '../../lib/records.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';
import { UserStatusChip } from '../../ui/StateChip.tsx';

/** The customer's name and contact details, for readers of users. The server omits a balance that they may not see. */
export function OrderCustomer({ order: { customerId } }: { order: AdminOrder }) {
  const { canAccess = false } = useCanAccess({ resource: 'users', action: 'show' });
  const { data, error, isPending, refetch } = useGetOne<AdminUser>('users', { id: customerId }, { enabled: canAccess });
  if (!canAccess) return null;
  return (
    <Section title="Müşteri" aside={data && data.status !== 'active' && <UserStatusChip status={data.status} />}>
      {isPending && <Skeleton variant="rounded" height={112} role="progressbar" aria-label="Yükleniyor" />}
      {error && <LoadError error={error} retry={refetch} />}
      {data && <Facts facts={factsOf(data)} />}
    </Section>
  );
}

const factsOf = ({ id, firstName, lastName, email, emailVerified, phone, balance }: AdminUser): Fact[] => [
  linked('Ad soyad', 'users', id, `${firstName} ${lastName}`),
  ['E-posta', `${email}${emailVerified ? '' : ' (doğrulanmadı)'}`],
  ['Telefon', phone || null],
  balance && ['Bakiye', <Money key="balance" value={balance} />],
];
