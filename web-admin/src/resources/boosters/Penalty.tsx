import type { MoneyJson } from '#contract/vocabulary.ts';
import { BooleanInput, ReferenceInput, useCanAccess } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { serviceTitle } from '#contract/vocabulary.ts';
import type { AdminBooster } from '../../lib/records.ts';
import { BalanceAfter, useFresh } from '../../ui/BalanceAfter.tsx';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { RankedReferenceInput } from '../../ui/RankedInput.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { FineSplit } from '../fine-claims/FineSplit.tsx';

interface Values {
  readonly amount: MoneyJson;
  readonly reason: string;
  readonly orderId?: string | null;
  /** The staff member agreed to claim the amount that exceeds the balance. */
  readonly claimsRest?: boolean;
}

/** Whether a typed amount exceeds the balance. */
const isAbove = (balance: MoneyJson | null, amount: unknown): amount is MoneyJson =>
  balance !== null &&
  typeof amount === 'object' &&
  amount !== null &&
  'amount' in amount &&
  Number(amount.amount) > balance.amount;

/** Takes money from a booster's wallet. If the staff member agrees, later earnings pay what the balance lacks. */
export const Penalty = ({ booster }: { booster: AdminBooster }) => (
  <CommandDialog<Values, 'POST /admin/fine-claims'>
    action="POST /admin/fine-claims"
    label="Ceza kes"
    danger
    title={`${booster.firstName} ${booster.lastName}: ceza kes`}
    submitLabel="Cezayı kes"
    run={(provider, { amount, reason, orderId, claimsRest }) => {
      const fine = { boosterId: booster.id, amount, reason, ...(orderId ? { orderId } : {}) };
      return claimsRest && isAbove(booster.balance, amount)
        ? provider.run('POST /admin/fine-claims', { body: fine })
        : provider.run('POST /admin/penalty-booster', { body: fine });
    }}
    secondAdmin={{
      command: 'penalty-booster',
      ownerOf: () => booster.id,
      amountOf: ({ amount }) => amount,
      ask: ({ amount, reason, orderId, claimsRest }) => ({
        command: 'penalty-booster',
        boosterId: booster.id,
        amount,
        reason,
        ...(orderId ? { orderId } : {}),
        ...(claimsRest && isAbove(booster.balance, amount) ? { claimsRest: true } : {}),
      }),
    }}
    done="Ceza kesildi"
  >
    <MoneyInput source="amount" label="Tutar" />
    {booster.balance && <AfterFine balance={booster.balance} />}
    <OrderInput boosterId={booster.id} />
    <ReasonInput helperText="Booster görür." />
  </CommandDialog>
);

/** The remaining balance, or the amount to claim, which the staff member must agree to. */
function AfterFine({ balance }: { balance: MoneyJson }) {
  const amount: unknown = useWatch<Record<string, unknown>>({ name: 'amount' });
  return isAbove(balance, amount) ? (
    <ClaimRest balance={balance} amount={amount} />
  ) : (
    <BalanceAfter<Values> balance={balance} changeOf={(fine) => -fine.amount.amount} />
  );
}

function ClaimRest({ balance, amount }: { balance: MoneyJson; amount: MoneyJson }) {
  const claimsRest: unknown = useWatch<Record<string, unknown>>({ name: 'claimsRest' });
  useFresh();
  useSubmit({ off: claimsRest === true ? undefined : 'Bakiye yetmiyor: kalanı tahsil etmek için onayla.' });
  return (
    <>
      <FineSplit balance={balance} amount={amount} />
      <BooleanInput source="claimsRest" label="Kalanı sonraki kazançlarından tahsil et" helperText={false} />
    </>
  );
}

/** The choice of the order concerned, for people who may see orders. */
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
