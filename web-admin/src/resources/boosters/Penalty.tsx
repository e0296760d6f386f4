import type { MoneyJson } from '#contract/vocabulary.ts';
import { ReferenceInput, useCanAccess } from 'react-admin';
import { serviceTitle } from '#contract/vocabulary.ts';
import type { AdminBooster, LedgerEntry } from '../../lib/records.ts';
import { BalanceAfter } from '../../ui/BalanceAfter.tsx';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { RankedReferenceInput } from '../../ui/RankedInput.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

interface Values {
  readonly amount: MoneyJson;
  readonly reason: string;
  readonly orderId?: string | null;
}

/** Takes money from a booster's wallet. */
export const Penalty = ({ booster }: { booster: AdminBooster }) => (
  <CommandDialog<Values, LedgerEntry>
    action="penalty"
    label="Ceza kes"
    danger
    title={`${booster.firstName} ${booster.lastName}: ceza kes`}
    submitLabel="Cezayı kes"
    run={(provider, { amount, reason, orderId }) =>
      provider.penaltyBooster({ boosterId: booster.id, amount, reason, ...(orderId ? { orderId } : {}) })
    }
    secondAdmin={{
      command: 'penalty-booster',
      ownerOf: () => booster.id,
      amountOf: ({ amount }) => amount,
      ask: ({ amount, reason, orderId }) => ({
        command: 'penalty-booster',
        boosterId: booster.id,
        amount,
        reason,
        ...(orderId ? { orderId } : {}),
      }),
    }}
    done="Ceza kesildi"
  >
    <MoneyInput source="amount" label="Tutar" />
    {booster.balance && <BalanceAfter<Values> balance={booster.balance} changeOf={({ amount }) => -amount.amount} />}
    <OrderInput boosterId={booster.id} />
    <ReasonInput helperText="Booster, hareketlerinde görür." />
  </CommandDialog>
);

/** The order that it is about, for those who may see orders. */
function OrderInput({ boosterId }: { boosterId: string }) {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'list' });
  if (!canAccess) return null;
  return (
    <ReferenceInput
      source="orderId"
      reference="orders"
      filter={{ boosterId }}
      sort={{ field: 'createdAt', order: 'DESC' }}
    >
      <RankedReferenceInput
        label="Sipariş (isteğe bağlı)"
        nameOf={({ number, service }) => `${number} · ${serviceTitle(String(service))}`}
        helperText={false}
      />
    </ReferenceInput>
  );
}
