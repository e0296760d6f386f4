import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { type StandingOrder, orderStanding, type Label, type Tone } from '#contract/order/words.tr.ts';
import type { ApplicationState, PayoutState, ReportState } from '#contract/vocabulary.ts';
import GavelIcon from '@mui/icons-material/Gavel';
import type { ReactNode } from 'react';
import { applicationStateLabels } from '#contract/booster/words.tr.ts';
import { approvalStateLabels } from '#contract/approval/words.tr.ts';
import { deviceStateLabels, releaseStateLabels } from '#contract/vault/words.tr.ts';
import { jobStateLabels } from '#contract/job/words.tr.ts';
import { payoutStateLabels } from '#contract/wallet/words.tr.ts';
import { reportStateLabels } from '#contract/conversation/words.tr.ts';
import { stockStateLabels } from '#contract/shop/words.tr.ts';
import { ticketStandings } from '#contract/ticket/words.tr.ts';
import { topUpStanding } from '#contract/payment/words.tr.ts';
import { userStatusLabels } from '#contract/identity/words.tr.ts';

const colours = ({ tokens: t }: Theme): Record<Tone, object> => ({
  ok: { color: t.ok, backgroundColor: t.okQuiet },
  warn: { color: t.warn, backgroundColor: t.warnQuiet },
  bad: { color: t.bad, backgroundColor: t.badQuiet },
  info: { color: t.info, backgroundColor: t.infoQuiet },
  live: { color: t.accentText, backgroundColor: t.accentQuiet },
  plain: { color: t.text2, backgroundColor: t.surface3 },
  dispute: { color: t.bad, backgroundColor: 'transparent', boxShadow: 'inset 0 0 0 1.5px currentColor' },
});

/** A state as a coloured label. */
export const StateChip = ({ label, tone }: Label) => (
  <Chip
    component="span"
    size="small"
    label={label}
    {...(tone === 'dispute' ? { icon: <GavelIcon color="inherit" /> } : {})}
    sx={(theme) => ({ ...colours(theme)[tone], fontWeight: 530, border: 0 })}
  />
);

/** In a row of a phone's list: a state chip and the text beside it. */
export const ChipWith = ({ chip, children }: { chip: ReactNode; children: ReactNode }) => (
  <Stack
    component="span"
    direction="row"
    sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 0.75 }}
  >
    {chip}
    <span>{children}</span>
  </Stack>
);

export const OrderStateChip = ({ order }: { order: StandingOrder }) => <StateChip {...orderStanding(order)} />;
export const TopUpStateChip = (topUp: Parameters<typeof topUpStanding>[0]) => <StateChip {...topUpStanding(topUp)} />;
export const ApprovalStateChip = ({ state }: { state: keyof typeof approvalStateLabels }) => (
  <StateChip {...approvalStateLabels[state]} />
);
export const PayoutStateChip = ({ state }: { state: PayoutState }) => <StateChip {...payoutStateLabels[state]} />;
export const ApplicationStateChip = ({ state }: { state: ApplicationState }) => (
  <StateChip {...applicationStateLabels[state]} />
);
export const DeviceStateChip = ({ state }: { state: keyof typeof deviceStateLabels }) => (
  <StateChip {...deviceStateLabels[state]} />
);
export const JobStateChip = ({ state }: { state: keyof typeof jobStateLabels }) => (
  <StateChip {...jobStateLabels[state]} />
);
export const ReleaseStateChip = ({ state }: { state: keyof typeof releaseStateLabels }) => (
  <StateChip {...releaseStateLabels[state]} />
);
export const ReviewChip = ({ hidden }: { hidden: boolean }) => (
  <StateChip {...(hidden ? { label: 'Gizli', tone: 'bad' } : { label: 'Görünüyor', tone: 'ok' })} />
);
export const ReportStateChip = ({ state }: { state: ReportState }) => <StateChip {...reportStateLabels[state]} />;
export const StockStateChip = ({ state }: { state: keyof typeof stockStateLabels }) => (
  <StateChip {...stockStateLabels[state]} />
);
export const OnSaleChip = ({ onSale }: { onSale: boolean }) => (
  <StateChip {...(onSale ? { label: 'Satışta', tone: 'ok' } : { label: 'Satışta değil', tone: 'plain' })} />
);
export const TicketChip = ({ standing }: { standing: keyof typeof ticketStandings }) => (
  <StateChip {...ticketStandings[standing]} />
);
export const UserStatusChip = ({ status }: { status: keyof typeof userStatusLabels }) => (
  <StateChip {...userStatusLabels[status]} />
);
