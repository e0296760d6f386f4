import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { saidProgress } from '#contract/order/progress.words.tr.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useFormState, useWatch } from 'react-hook-form';
import { problemOf } from '../../providers/problem.ts';
import type { AdminOrder, RefundPreview } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { afterApproval, moneyFacts, Moves } from './Moves.tsx';
import { mainCommandOf } from './main-command.ts';
import { movementsOf, toBoosters } from './money-preview.ts';
import { refundKey, RefundConsequence, useRefund } from './RefundConsequence.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** The three decisions on a dispute. An agreement of both sides is offered before them. */
export const DecideDispute = ({ order }: { order: AdminOrder }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    <CommandDialog
      action="POST /admin/decide-dispute"
      label="Haklı bul, yeniden aç"
      primary={mainCommandOf(order) === 'decide-dispute'}
      title={`${order.number}: itirazı haklı bul`}
      explanation="Sipariş booster’a geri döner ve kaldığı yerden oynanır. Para hareketi olmaz."
      submitLabel="Haklı bul"
      send={({ reason }: { reason: string }) => ({ body: { orderId: order.id, decision: 'uphold' as const, reason } })}
      done="İtiraz haklı bulundu"
    >
      <Reason />
    </CommandDialog>
    <RefundDialog order={order} />
    <CommandDialog
      action="POST /admin/decide-dispute"
      label="Reddet"
      title={`${order.number}: itirazı reddet`}
      explanation="Sipariş onaylanmış sayılır."
      submitLabel="İtirazı reddet"
      send={({ reason }: { reason: string }) => ({ body: { orderId: order.id, decision: 'reject' as const, reason } })}
      secondAdmin={{
        command: 'decide-dispute',
        ownerOf: () => order.boosterId ?? undefined,
        amountOf: () => toBoosters(order, 'closed', 0),
        ask: ({ reason }) => ({ command: 'decide-dispute', orderId: order.id, decision: 'reject', reason }),
      }}
      done="İtiraz reddedildi"
    >
      <Moves when={afterApproval} facts={moneyFacts(movementsOf(order, 'closed', 0))} />
      <Reason />
    </CommandDialog>
  </Stack>
);

const Reason = () => <ReasonInput helperText="Müşteri ve booster okur." />;

interface Refund {
  readonly reason: string;
  readonly refund: MoneyJson | null;
}

const byWhom = (order: AdminOrder, percent: number): string =>
  percent > order.progress.percent ? `Müşteriye göre işin %${percent} kadarı yapıldı` : saidProgress(order);

/** Refunds part or all of the price. The server proposes the part that the missing progress is worth. */
function RefundDialog({ order }: { order: AdminOrder }) {
  const { data: proposed } = useRefund(order.id);
  const client = useQueryClient();
  if (!proposed) return null;
  /** The boosters' part of the price, taken from the server's preview that the dialog already shows. */
  const toBoostersOf = (amount: number): MoneyJson | null => {
    const said = client.getQueryData<RefundPreview>(refundKey(order.id, amount));
    return said ? { ...said.booster, amount: said.booster.amount + said.earlier.amount } : null;
  };
  return (
    <CommandDialog
      action="POST /admin/decide-dispute"
      label="İade et"
      title={`${order.number}: iade et`}
      explanation={`${byWhom(order, proposed.progressPercent)}. Fiyatın satırlarına göre eksik kalanın karşılığı önerilir.`}
      submitLabel="İade et ve siparişi iptal et"
      danger
      defaults={{ refund: proposed.refund }}
      send={({ reason, refund }: Refund) => ({
        body: { orderId: order.id, decision: 'refund' as const, reason, ...(refund ? { refund } : {}) },
      })}
      secondAdmin={{
        command: 'decide-dispute',
        ownerOf: () => order.boosterId ?? undefined,
        amountOf: ({ refund }) => (refund ? toBoostersOf(refund.amount) : null),
        ask: ({ reason, refund }) => ({
          command: 'decide-dispute',
          orderId: order.id,
          decision: 'refund',
          reason,
          ...(refund ? { refund } : {}),
        }),
      }}
      done="İade edildi, sipariş iptal edildi"
      fieldOf={ofAmount}
    >
      <Amount order={order} />
      <Reason />
    </CommandDialog>
  );
}

const ofAmount = { 'order.refund_above_price': 'refund', 'order.refund_too_high': 'refund' } as const;

/** The refund's amount with the server's preview of the money movements. A refused amount shows only the reason. */
function Amount({ order }: { order: AdminOrder }) {
  const refund = useWatch<Refund, 'refund'>({ name: 'refund' });
  const amount = refund && typeof refund === 'object' ? refund.amount : undefined;
  const { error } = useRefund(order.id, amount);
  const { errors } = useFormState<Refund>();
  const refused = (problemOf(error)?.code ?? '') in ofAmount ? error?.message : undefined;
  return (
    <>
      <MoneyInput source="refund" label="Müşteriye iade" helperText="Öneriyi değiştirebilirsin." refused={refused} />
      {error && !refused && <Alert severity="error">{error.message}</Alert>}
      {amount !== undefined && amount > 0 && !error && !errors.refund && (
        <RefundConsequence order={order} amount={amount} />
      )}
    </>
  );
}
