import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { agreeableEndLabels } from '#contract/order/words.tr.ts';
import type { AdminOrder } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { mainCommandOf } from './main-command.ts';
import { RefundConsequence } from './RefundConsequence.tsx';

export type Proposal = NonNullable<NonNullable<AdminOrder['dispute']>['proposal']>;

const sides = { customer: 'Müşteri', booster: 'Booster' } as const;

/** One side's proposal to end the dispute, and whether the other side has accepted it. */
export const DisputeProposal = ({ proposal }: { proposal: Proposal }) => {
  const { by, end, refund, at, agreedAt } = proposal;
  const other = by === 'customer' ? sides.booster : sides.customer;
  return (
    <Stack sx={{ pl: 1.5, borderLeft: 3, borderColor: agreedAt ? 'primary.main' : 'divider' }}>
      <Typography component="span" variant="caption">
        {sides[by]} önerdi · {formatMoment(at)}
      </Typography>
      <Typography component="p">
        {agreeableEndLabels[end]}
        {refund && (
          <>
            : <Money value={refund} />
          </>
        )}
      </Typography>
      <Typography component="p" color="text.secondary">
        {agreedAt ? `${other} kabul etti · ${formatMoment(agreedAt)}` : `${other} henüz kabul etmedi.`}
      </Typography>
    </Stack>
  );
};

/** Decides a dispute as both sides agreed. Neither another answer nor the deadline is awaited. */
export function ApplyAgreement({ order, proposal }: { order: AdminOrder; proposal: Proposal }) {
  const { end, refund } = proposal;
  const booster = proposal.money?.booster ?? null;
  const decision = { orderId: order.id, decision: end, ...(refund ? { refund } : {}) } as const;
  return (
    <CommandDialog
      action="POST /admin/decide-dispute"
      label="Anlaşmayı uygula"
      primary={mainCommandOf(order) === 'apply-agreement'}
      title={`${order.number}: anlaşmayı uygula`}
      explanation={
        end === 'refund'
          ? 'İki taraf bu iadede anlaştı. Sipariş iptal edilir.'
          : 'İki taraf devam etmekte anlaştı. Sipariş booster’a geri döner ve kaldığı yerden oynanır. Para hareketi olmaz.'
      }
      submitLabel="Anlaşmayı uygula"
      defaults={{ reason: 'İki taraf anlaştı.' }}
      send={({ reason }: { reason: string }) => ({ body: { ...decision, reason } })}
      {...(refund
        ? {
            secondAdmin: {
              command: 'decide-dispute' as const,
              ownerOf: () => order.boosterId ?? undefined,
              amountOf: () => booster && { ...booster, amount: booster.amount + (order.earlierEarned?.amount ?? 0) },
              ask: ({ reason }: { reason: string }) => ({
                command: 'decide-dispute' as const,
                orderId: order.id,
                decision: 'refund' as const,
                refund,
                reason,
              }),
            },
          }
        : {})}
      done="Anlaşma uygulandı"
    >
      {refund && <RefundConsequence order={order} amount={refund.amount} />}
      <ReasonInput helperText="Müşteri ve booster okur." />
    </CommandDialog>
  );
}
