import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { AdminOrderRow } from '../../lib/records.ts';
import { formatMoment, formatSpan, secondsBetween } from '../../lib/time.ts';
import { figures } from '../../theme/theme.ts';

type Waits = Pick<AdminOrderRow, 'state' | 'waitingSince' | 'dueAt' | 'late' | 'paused'>;

/** The order's waiting time in its state, and below it the promised start or finish. */
export function OrderWaits({ order }: { order: Waits }) {
  const [waits, due] = [waitsOf(order), dueOf(order)];
  if (!waits && !due) return '–';
  return (
    <Stack component="span" sx={{ ...figures, whiteSpace: 'normal', minWidth: '6.5rem' }}>
      {waits && <span>{waits}</span>}
      {due && (
        <Box component="span" sx={({ tokens }) => (order.late ? { color: tokens.bad, fontWeight: 620 } : {})}>
          {due}
        </Box>
      )}
    </Stack>
  );
}

const waitsOf = ({ waitingSince }: Waits): string | null => waitingSince && `Bekliyor: ${spanSince(waitingSince)}`;

/** A duration with spaces that do not break. */
const spanSince = (time: string): string => formatSpan(secondsBetween(time, new Date())).replaceAll(' ', '\u00a0');

/** Whether the due time is the promised start. In later states it is the promised finish. */
export const isUnstarted = ({ state }: Pick<Waits, 'state'>): boolean => state === 'processing' || state === 'starting';

/** The due time in words; null while the order is paused, and in states without a due time. */
const dueOf = (order: Waits): string | null => {
  const { state, dueAt, late, paused } = order;
  const isPromised = isUnstarted(order) || state === 'started' || state === 'in-game';
  if (!isPromised || paused || dueAt === null) return null;
  const what = isUnstarted(order) ? 'Başlama' : 'Bitiş';
  return late ? `${what} ${spanSince(dueAt)} gecikti` : `${what}: ${formatMoment(dueAt)}`;
};

/** The waiting time and the due time on one line, for the list on phones. Null if the order has neither. */
export const waitsInWords = (order: Waits): string | null =>
  [waitsOf(order), dueOf(order)].filter(Boolean).join(' · ') || null;
