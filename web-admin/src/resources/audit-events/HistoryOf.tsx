import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel } from 'react-admin';
import type { AuditEvent } from '../../lib/records.ts';
import { Moment } from '../../ui/Moment.tsx';
import { RecordLink, UserLink } from '../../ui/RecordLink.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';
import { actionLabel, withoutBeginnings } from '#contract/audit/words.tr.ts';

/** Staff actions on a record, or all that name a person. For people who may read the audit log. */
export function HistoryOf({ filter }: { filter: { readonly recordId: string } | { readonly personId: string } }) {
  const label = useGetResourceLabel();
  return (
    <RelatedRecords<AuditEvent>
      resource="audit-events"
      title={label('audit-events', 2)}
      filter={filter}
      none="Ekip bu kayıtta henüz bir işlem yapmadı."
      shown={10}
      pick={withoutBeginnings}
      listSx={{ gap: 1.5 }}
      lineSx={{ display: 'list-item' }}
    >
      {(event) => (
        <>
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
        </>
      )}
    </RelatedRecords>
  );
}

/** Names the second admin of an approved command and links to the approval request. */
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
