import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetList, useGetMany } from 'react-admin';
import { ListLink } from '../../ui/ListLink.tsx';
import type { AdminTicketRow } from '../../lib/records.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { TicketChip } from '../../ui/StateChip.tsx';
import { standingOf } from './standing.ts';

interface TicketsOfProps {
  readonly title: string;
  readonly filter: { readonly userId: string } | { readonly orderId: string } | { readonly topUpId: string };
  /** The ticket that the screen already shows, which is left out. */
  readonly except?: string;
  /** One more ticket to list, which the filter does not match. */
  readonly also?: string | null | undefined;
  /** Shows nothing if there are no tickets. */
  readonly quiet?: boolean;
}

const shown = 10;

/** The latest tickets of a user, an order or a payment, with a link to all of them. */
export function TicketsOf({ title, filter, except, also, quiet = false }: TicketsOfProps) {
  const { canAccess = false } = useCanAccess({ resource: 'tickets', action: 'list' });
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<AdminTicketRow>(
    'tickets',
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: 'updatedAt', order: 'DESC' } },
    { enabled: canAccess },
  );
  const named = useGetMany<AdminTicketRow>(
    'tickets',
    { ids: also ? [also] : [] },
    { enabled: canAccess && Boolean(also) },
  );
  const others = data && [...(named.data ?? []), ...data.filter(({ id }) => id !== except && id !== also)];
  const asked = { list: { error, refetch }, named };
  const faults = Object.entries(asked).flatMap(([which, { error: fault, refetch: retry }]) =>
    fault ? { which, fault, retry } : [],
  );
  if (!canAccess || (quiet && faults.length === 0 && !others?.length)) return null;
  return (
    <Section
      title={title}
      aside={
        total > shown && (
          <ListLink resource="tickets" filter={filter}>
            Tümü ({total})
          </ListLink>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={72} />}
      {faults.map(({ which, fault, retry }) => (
        <LoadError key={which} error={fault} retry={() => void retry()} />
      ))}
      {others?.length === 0 && <Typography color="text.secondary">Destek talebi yok.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {others?.map((ticket) => (
          <Stack key={ticket.id} component="li" direction="row" sx={{ alignItems: 'center', columnGap: 1.5 }}>
            <Typography component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <RecordLink resource="tickets" id={ticket.id}>
                {ticket.subject}
              </RecordLink>
            </Typography>
            <TicketChip standing={standingOf(ticket)} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
