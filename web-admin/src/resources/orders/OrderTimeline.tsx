import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { correctionText } from '#contract/order/progress.words.tr.ts';
import {
  staffReasonText,
  streamEventLabels,
  troubleLabels,
  orderStanding,
  stateWord,
} from '#contract/order/words.tr.ts';
import { gameOf, serviceKind } from '#contract/vocabulary.ts';
import type { AdminOrder } from '../../lib/records.ts';
import { actorLabels } from '#contract/identity/words.tr.ts';
import { Parts } from './Parts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Section } from '../../ui/Section.tsx';

type TimelineEntry = AdminOrder['timeline'][number];

const kinds: Record<TimelineEntry['kind'], string> = {
  placed: 'Sipariş verildi',
  transition: 'Durum değişti',
  account: 'Oyun hesabı değişti',
  lane: 'Koridor değişti',
  progress: 'İlerleme düzeltildi',
  'progress-agreed': 'Bildirilen ilerleme onaylandı',
  login: 'Giriş bilgileri booster’ın cihazına verildi',
  tip: 'Bahşiş verildi',
  review: 'Değerlendirildi',
  erased: 'Hesap bilgileri silindi',
  ...streamEventLabels,
  ...troubleLabels,
};

const happened = ({ kind, from, to, progress }: TimelineEntry, order: AdminOrder) => {
  if (kind === 'transition' && to) {
    const reached = orderStanding({ ...order, state: to, disputed: false }).label;
    return from ? `${stateWord(from, serviceKind(order.service))} → ${reached}` : reached;
  }
  if (to === 'payment-error') return 'Sipariş verilemedi';
  const {
    draft,
    progress: { unit },
  } = order;
  return progress && draft ? `${kinds[kind]}: ${correctionText(gameOf(draft), unit, progress)}` : kinds[kind];
};

const by = ({ actor: { role, displayName } }: TimelineEntry) =>
  role === 'system' ? actorLabels.system : `${displayName} (${actorLabels[role]})`;

/** The order's events with person, time and reason, newest first. */
export const OrderTimeline = ({ order }: { order: AdminOrder }) => (
  <Section title="Zaman çizgisi">
    <Steps order={order} />
  </Section>
);

function Steps({ order }: { order: AdminOrder }) {
  return (
    <Parts
      of={['timeline', order.id]}
      newest={order.timeline.toReversed()}
      total={order.timelineTotal}
      read={(provider, part, signal) => provider.timelineOf(order.id, part, signal)}
    >
      {(entries) => <Entries order={order} entries={entries} />}
    </Parts>
  );
}

const Entries = ({ order, entries }: { order: AdminOrder; entries: readonly TimelineEntry[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {entries.map((entry, index) => (
      <Box key={`${entry.at} ${index}`} component="li" sx={step}>
        <Typography component="p" sx={{ fontWeight: 530 }}>
          {happened(entry, order)}
        </Typography>
        <Typography component="p" variant="caption">
          <Moment at={entry.at} /> · {by(entry)}
        </Typography>
        {entry.reason && (
          <Typography component="p" color="text.secondary">
            {staffReasonText(entry.reason)}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);

const step = {
  position: 'relative',
  pl: 2.5,
  pb: 2,
  borderLeft: 2,
  borderColor: 'divider',
  '&:last-child': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: 6,
    width: 10,
    height: 10,
    borderRadius: '2px',
    bgcolor: 'text.disabled',
  },
  '&:first-of-type::before': { bgcolor: 'primary.main' },
} as const;
