import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetList, useGetResourceLabel } from 'react-admin';
import { ListLink } from '../../ui/ListLink.tsx';
import type { AuditEvent } from '../../lib/records.ts';
import { Moment } from '../../ui/Moment.tsx';
import { RecordLink, UserLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { actionLabel, withoutBeginnings } from '#contract/audit/words.tr.ts';

const shown = 10;

/** What the house did to a record, or to a person by any of their records, for those who may see it. */
export function HistoryOf({ filter }: { filter: { readonly recordId: string } | { readonly personId: string } }) {
  const { canAccess = false } = useCanAccess({ resource: 'audit-events', action: 'list' });
  const label = useGetResourceLabel();
  const {
    data,
    total = 0,
    isPending,
    error,
  } = useGetList<AuditEvent>(
    'audit-events',
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: canAccess },
  );
  if (!canAccess) return null;
  return (
    <Section
      title={label('audit-events', 2)}
      aside={
        total > shown && (
          <ListLink resource="audit-events" filter={filter}>
            Tümü ({total})
          </ListLink>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={72} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">Ekip bu kayıtta henüz bir işlem yapmadı.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {withoutBeginnings(data ?? []).map((event) => (
          <li key={event.id}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <RecordLink resource="audit-events" id={event.id}>
                {actionLabel(event)}
              </RecordLink>
              <Typography component="span" variant="caption">
                <Moment at={event.createdAt} />
              </Typography>
            </Stack>
            <Typography color="text.secondary">
              {event.reason ? `${event.actorName}: ${event.reason}` : event.actorName}
            </Typography>
            <ApprovedBy event={event} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** What was done with a second admin says who that was, and leads to what was asked. */
function ApprovedBy({ event: { said } }: { event: AuditEvent }) {
  const { approvedBy, approvalId } = said ?? {};
  if (typeof approvedBy !== 'string' || typeof approvalId !== 'string') return null;
  return (
    <Typography color="text.secondary">
      Onaylayan: <UserLink id={approvedBy} /> ·{' '}
      <RecordLink resource="approvals" id={approvalId}>
        onay isteği
      </RecordLink>
    </Typography>
  );
}
