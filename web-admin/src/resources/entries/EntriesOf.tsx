import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetList } from 'react-admin';
import { ListLink } from '../../ui/ListLink.tsx';
import type { LedgerEntry } from '../../lib/records.ts';
import { entryLabel } from '#contract/wallet/words.tr.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Account } from './Account.tsx';

interface EntriesOfProps {
  readonly title: string;
  readonly filter: Partial<Record<'orderId' | 'userId' | 'topUpId' | 'payoutId' | 'fineClaimId', string>>;
  /** Names that this page uses for ledger accounts. */
  readonly names?: Readonly<Record<string, string>>;
}

const shown = 10;
/** Rows are high enough to tap the links on a touch screen. */
const line = { justifyContent: 'space-between', alignItems: 'center', minHeight: 26 } as const;

/** The latest ledger entries of a record, for people who may list entries. */
export function EntriesOf({ title, filter, names = {} }: EntriesOfProps) {
  const { canAccess = false } = useCanAccess({ resource: 'entries', action: 'list' });
  const {
    data,
    total = 0,
    isPending,
    error,
  } = useGetList<LedgerEntry>(
    'entries',
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: canAccess },
  );
  if (!canAccess) return null;
  // a user's own page does not repeat the user's name
  const called = { ...(filter.userId ? { [`wallet:${filter.userId}`]: 'Kendi cüzdanı' } : {}), ...names };
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={72} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">Henüz hareket yok.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {data?.map((entry) => (
          <li key={entry.id}>
            <Stack direction="row" sx={{ ...line, gap: 1 }}>
              <RecordLink resource="entries" id={entry.id}>
                {entryLabel(entry)}
              </RecordLink>
              <Typography component="span" variant="caption">
                <Moment at={entry.createdAt} />
              </Typography>
            </Stack>
            {entry.postings.map((posting) => (
              <Stack key={posting.account} direction="row" sx={{ ...line, color: 'text.secondary' }}>
                <span>{called[posting.account] ?? <Account of={posting} kind={entry.kind} />}</span>
                <Money value={posting.amount} signed />
              </Stack>
            ))}
          </li>
        ))}
      </Stack>
      {total > shown && (
        <Box sx={{ mt: 1.5 }}>
          <ListLink resource="entries" filter={filter}>
            Tümü
          </ListLink>
        </Box>
      )}
    </Box>
  );
}
