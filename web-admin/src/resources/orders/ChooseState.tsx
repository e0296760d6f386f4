import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { formatMoney } from '#contract/format.ts';
import type { MoneyJson, OrderState } from '#contract/vocabulary.ts';
import { RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminOrder } from '../../lib/records.ts';
import { orderStanding } from '#contract/order/words.tr.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { requiredOf } from '../../ui/still-offered.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { mainCommandOf } from './main-command.ts';
import { Handover, saidPercent } from './Handover.tsx';
import { afterApproval, moneyFacts, Moves } from './Moves.tsx';
import { Percent } from './Percent.tsx';
import { leavesWork, movementsOf, refundOf, splitsMoney, toBoosters } from './money-preview.ts';

interface Values {
  readonly state: OrderState;
  readonly reason: string;
  /** The earned percentage of the booster's share, if the order is cancelled. */
  readonly earnedPercent: number;
  /** The finished percentage of the work, if its booster leaves the order. */
  readonly donePercent?: number;
}

/** Labels of the choices, worded as actions. */
const acts: Record<OrderState, string> = {
  'payment-error': 'Ödeme alınamadı say',
  waiting: 'Hesap beklemeye al',
  processing: 'Booster’dan al, havuza geri koy',
  starting: 'Başlamak üzere yap',
  started: 'Başlat',
  'in-game': 'Oyunda olarak işaretle',
  finished: 'Bitir, müşterinin onayına sun',
  closed: 'Müşteri adına onayla',
  completed: 'Tamamla, hakedişi öde',
  cancelled: 'İptal et',
};
/** The action's label. For `started` it depends on the order's present state. */
const actOf = (from: OrderState, to: OrderState) => {
  if (to !== 'started') return acts[to];
  if (from === 'finished') return 'Bitmedi say, oyuna geri döndür';
  return from === 'in-game' ? 'Maç bitti, oyuna ara ver' : acts.started;
};

/** Moves the order to one of its next states. The dialog first shows the money that this moves. */
export function ChooseState({ order }: { order: AdminOrder }) {
  const next = order.nextStates as OrderState[];
  if (next.length === 0) return null;
  const choices = next.map((state) => ({ id: state, name: actOf(order.state, state) }));
  return (
    <CommandDialog
      action="POST /admin/choose-state"
      label="Durumu değiştir"
      primary={mainCommandOf(order) === 'choose-state'}
      title={`${order.number}: durumu değiştir`}
      explanation={`Şu an: ${orderStanding(order).label}`}
      submitLabel="Durumu değiştir"
      defaults={{ earnedPercent: 0 }}
      send={(values: Values) => ({
        body: {
          orderId: order.id,
          state: values.state,
          reason: values.reason,
          ...saidOf(order, values),
        },
      })}
      secondAdmin={{
        command: 'end-order',
        ownerOf: () => order.boosterId ?? undefined,
        amountOf: ({ state, earnedPercent = 0, donePercent }) =>
          // only the server knows the amount for a stated percentage, and refuses one above the limit
          state === 'processing' ? `%${donePercent}` : toBoosters(order, offered(order, state) ?? '', earnedPercent),
        ask: (values) => ({
          command: 'end-order',
          orderId: order.id,
          state: payingStep(values.state),
          reason: values.reason,
          ...saidOf(order, values),
        }),
      }}
      done="Siparişin durumu değişti"
    >
      <RadioButtonGroupInput
        source="state"
        label="Yeni durum"
        choices={choices}
        validate={requiredOf(choices)}
        row={false}
        helperText={false}
      />
      <Consequence order={order} />
      <ReasonInput helperText="Zaman çizgisinde müşteri de görür." />
    </CommandDialog>
  );
}

/** Only steps to these three states determine what boosters are paid, so only these steps can need a second admin. */
const payingStep = (state: OrderState): 'cancelled' | 'closed' | 'processing' => {
  if (state === 'cancelled' || state === 'closed' || state === 'processing') return state;
  throw new Error(`${state} pays nobody`);
};

/** The percentages that the step asks staff for. */
const saidOf = (order: AdminOrder, { state, earnedPercent, donePercent }: Values) => ({
  ...(splitsMoney(order.state, state) ? { earnedPercent } : {}),
  ...(leavesWork(order.state, state) ? saidPercent(order, donePercent) : {}),
});

/** The chosen state, unless the order no longer allows it. */
const offered = ({ nextStates }: AdminOrder, state: OrderState | undefined): OrderState | undefined =>
  state && nextStates.includes(state) ? state : undefined;

/** The button's label names the cancellation and the refund, because a cancellation is final. */
const cancelWords = (refund: MoneyJson) =>
  refund.amount > 0 ? `${acts.cancelled} ve ${formatMoney(refund)} iade et` : acts.cancelled;

function Consequence({ order }: { order: AdminOrder }) {
  const { state: chosen, earnedPercent = 0 } = useWatch() as Partial<Values>;
  const state = offered(order, chosen);
  useSubmit(state === 'cancelled' ? { label: cancelWords(refundOf(order, earnedPercent)), danger: true } : {});
  if (!state) return null;
  const movements = movementsOf(order, state, earnedPercent);
  const leaves = leavesWork(order.state, state);
  return (
    <Stack sx={{ gap: 1.5 }} aria-live="polite">
      {splitsMoney(order.state, state) && (
        <Percent source="earnedPercent" initial={0} label="Booster payının hak edilen kısmı" />
      )}
      {leaves && <Handover order={order} />}
      {movements.length === 0 ? (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {leaves
            ? 'Şimdi para hareketi olmaz. Booster, yapılan kısmın payını sipariş bitince alır.'
            : 'Para hareketi olmaz.'}
        </Alert>
      ) : (
        <Moves when={state === 'closed' ? afterApproval : 'Bu adımla'} facts={moneyFacts(movements)} />
      )}
    </Stack>
  );
}
