import { agreeableEnds, type AgreeableEnd } from '#contract/order/words.tr.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api, hasCode } from '../../lib/api.ts';
import { formatMoney, parseLira, tryOf } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { keys } from '../keys.ts';
import type { Order } from '../order/describe.ts';
import { capital, helperOf } from '../order/helper.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import type { Reader } from '../order/work-kinds.ts';
import { RefundMoves, reopenText } from './ProposedMoney.tsx';

const labels: Record<AgreeableEnd, string> = { uphold: 'Devam edilsin', refund: 'İade edilsin' };

const usePreview = (id: string, amount: number | undefined, enabled: boolean) =>
  useQuery({
    queryKey: [...keys.order(id), 'proposal', amount ?? 'suggested'],
    queryFn: ({ signal }) =>
      api.call('GET /orders/:id/dispute/proposal', {
        params: { id },
        query: amount === undefined ? {} : { refund: String(amount) },
        signal,
      }),
    enabled,
    retry: false,
  });

/** The typed refund, and the server's preview of the money that it would move. */
function useRefund(id: string, wanted: boolean) {
  const [typed, setTyped] = useState<string>();
  const suggested = usePreview(id, undefined, wanted);
  const kurus = typed === undefined ? (suggested.data?.refund.amount ?? null) : parseLira(typed);
  const isAmount = kurus !== null && kurus > 0;
  const preview = usePreview(id, kurus ?? 0, wanted && isAmount);
  const isTooMuch =
    hasCode(preview.error, 'order.refund_above_price') || hasCode(preview.error, 'order.refund_too_high');
  return {
    typed,
    setTyped,
    suggested,
    /** Undefined if the typed amount can't be proposed. */
    moves: isAmount ? preview.data : undefined,
    isAmount,
    isTooMuch,
    failure: suggested.error ?? (isTooMuch ? null : preview.error),
  };
}

/** Asks how the dispute should end, and shows what that does to the money. */
export default function ProposeModal({ order, reader, close }: { order: Order; reader: Reader; close: () => void }) {
  const { id } = order;
  const form = useId();
  const [end, setEnd] = useState<AgreeableEnd>('uphold');
  const refunds = end === 'refund';
  const refund = useRefund(id, refunds);
  const propose = useOrderCommand<number | null>(
    id,
    'dispute.propose',
    (amount, idempotencyKey) =>
      api.call('POST /orders/:id/dispute/proposal', {
        params: { id },
        body: amount === null ? { end: 'uphold' } : { end: 'refund', refund: tryOf(amount) },
        idempotencyKey,
      }),
    { said: 'Önerin iletildi', done: close },
  );
  const other = reader === 'customer' ? capital(helperOf(order).name) : 'Müşteri';
  return (
    <Modal
      title="Çözüm öner"
      close={close}
      action={
        <Button kind="p" type="submit" form={form} busy={propose.busy}>
          Öner
        </Button>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!refunds) propose.run(null);
          else if (refund.moves) propose.run(refund.moves.refund.amount);
          else event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
        }}
      >
        <p className="small muted">
          {other} kabul ederse ekibimiz yanıt süresini beklemeden buna göre karar verebilir. Kabul edilene dek önerini
          değiştirebilir ya da geri çekebilirsin.
        </p>
        <Segmented
          name="Çözüm"
          wide
          value={end}
          onChange={setEnd}
          options={agreeableEnds.map((value) => ({ value, label: labels[value] }))}
        />
        {refunds ? <RefundFields refund={refund} reader={reader} /> : <p>{reopenText(order, reader)}</p>}
        <Refused why={propose.error} />
      </form>
    </Modal>
  );
}

function RefundFields({ refund, reader }: { refund: ReturnType<typeof useRefund>; reader: Reader }) {
  const { suggested, moves, failure } = refund;
  return (
    <>
      {suggested.isPending && <SkeletonRows rows={3} label="Hesaplanıyor" />}
      {suggested.data && (
        <TextField
          label="Müşteriye iade"
          inputMode="decimal"
          className="num"
          affix="₺"
          value={refund.typed ?? asTyped(suggested.data.refund.amount)}
          error={errorOf(refund, formatMoney(suggested.data.maximum))}
          hint={`En çok ${formatMoney(suggested.data.maximum)}. İade edilirse sipariş kapanır.`}
          onChange={(event) => refund.setTyped(event.target.value)}
        />
      )}
      {moves && <RefundMoves moves={moves} reader={reader} />}
      <Refused why={failure} />
    </>
  );
}

const asTyped = (kurus: number) =>
  (kurus / 100).toLocaleString('tr-TR', {
    useGrouping: false,
    maximumFractionDigits: 2,
    minimumFractionDigits: kurus % 100 ? 2 : 0,
  });

const errorOf = (
  { isAmount, isTooMuch }: { readonly isAmount: boolean; readonly isTooMuch: boolean },
  maximum: string,
): string | undefined => {
  if (!isAmount) return 'Tutarı rakamla yaz, sıfırdan büyük olsun.';
  return isTooMuch ? `En çok ${maximum} iade edilebilir.` : undefined;
};
