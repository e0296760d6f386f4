import { CreditCard } from 'lucide-react';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useState } from 'react';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Money } from '../../ui/Money.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { modals, type ModalPayloads } from '../modals.ts';
import { useUser } from '../session/use-session.ts';
import { AmountField, useAmount } from './AmountField.tsx';
import { orderLimits, useCardMinimum, useTopUpLimits } from './limits.ts';
import { useTopUp } from './top-up.ts';
import { VpnWarning } from './VpnWarning.tsx';

const FORM = 'eksik-tutar';

const words = {
  order: {
    amount: 'Sipariş tutarı',
    after: 'Seçimlerin kaydedildi. Yükleme bitince siparişe kaldığın yerden devam edersin.',
  },
  account: { amount: 'Hesabın fiyatı', after: 'Yükleme bitince hesabı almaya kaldığın yerden devam edersin.' },
  tip: { amount: 'Bahşiş tutarı', after: 'Yükleme bitince siparişine döner, bahşişi gönderirsin.' },
} as const;

/** Shown when the card payment also places the order. */
const PLACED = 'Seçimlerin kaydedildi. Ödeme onaylanınca siparişin kendiliğinden verilir.';

/**
 * Asks for at least the missing amount, which is already rounded up to whole lira (specification §5). A card payment that
 * places the order may be as small as the missing amount or the card minimum, whichever is larger. A plain top-up has
 * the usual limits.
 */
export default function InsufficientBalanceModal({
  price,
  missing,
  draft,
  amount: before,
  what = 'order',
}: ModalPayloads['insufficientBalance']) {
  const [placing, setPlacing] = useState(draft !== undefined);
  const loading = useTopUpLimits();
  const paying = orderLimits(price, useCardMinimum(), loading);
  const limitsOf = (forOrder: boolean) => {
    const { minimum, maximum } = forOrder ? paying : loading;
    return { minimum: tryOf(Math.max(missing.amount, minimum.amount)), maximum };
  };
  const limits = limitsOf(placing);
  const least = limits.minimum.amount;
  const amount = useAmount(Math.max(least, before?.amount ?? 0), limits);
  const choose = (forOrder: boolean) => {
    // the minimum depends on the choice: an amount that the user has not raised is set to the new minimum
    if (amount.amount === null || amount.amount.amount === least) amount.set(limitsOf(forOrder).minimum.amount);
    setPlacing(forOrder);
  };
  const topUp = useTopUp();
  const balance = useUser()?.balance;
  return (
    <Modal
      title="Bakiyen yetmiyor"
      warn
      close={modals.close}
      opener={modals.opener()}
      footer={
        <>
          <Button kind="g" onClick={modals.close}>
            Vazgeç
          </Button>
          <Button kind="p" type="submit" form={FORM} busy={topUp.isPending}>
            <CreditCard className="ic" aria-hidden="true" /> Kartla yükle
          </Button>
        </>
      }
    >
      <dl className="kv">
        <div>
          <dt>{words[what].amount}</dt>
          <dd>
            <Money value={price} />
          </dd>
        </div>
        {balance && (
          <div>
            <dt>Bakiyen</dt>
            <dd>
              <Money value={balance} />
            </dd>
          </div>
        )}
        <div className="kv__total">
          <dt>Eksik tutar</dt>
          <dd>
            <Money value={balance ? tryOf(Math.max(price.amount - balance.amount, 0)) : missing} />
          </dd>
        </div>
      </dl>
      <form
        id={FORM}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!amount.check(event.currentTarget) || !amount.amount) return;
          topUp.run({
            amount: amount.amount,
            order: draft && placing ? { draft, price, missing, more: amount.amount.amount > least } : undefined,
          });
        }}
      >
        <AmountField amount={amount} presets={presetsAbove(least)} hint={hintOf(least, missing)} />
        {draft && (
          <label className="check small">
            <input type="checkbox" checked={placing} onChange={(event) => choose(event.target.checked)} />
            <span>Ödeme onaylanınca siparişimi de ver.</span>
          </label>
        )}
        {!(draft && placing) && <VpnWarning />}
        <Refused why={topUp.error} />
      </form>
      <p className="small muted">{draft && placing ? PLACED : words[what].after}</p>
    </Modal>
  );
}

/** The smallest amount that can be paid here, and why if it is more than the missing amount. */
const hintOf = (least: number, missing: MoneyJson): string =>
  least > missing.amount
    ? `En az ${formatMoney(tryOf(least))} yüklenebilir.`
    : 'Eksik tutar kadar, tam liraya yuvarlanır; daha fazlasını da yükleyebilirsin.';

function presetsAbove(kurus: number): readonly number[] {
  const step = kurus < 1000_00 ? 250 : 500;
  const first = Math.ceil((kurus + 1) / 100 / step) * step;
  return [first, first + step, first + 2 * step];
}
