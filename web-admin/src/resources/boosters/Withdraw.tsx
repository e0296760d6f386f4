import type { MoneyJson } from '#contract/vocabulary.ts';
import { required, TextInput, useRedirect } from 'react-admin';
import type { AdminBooster } from '../../lib/records.ts';
import { BalanceAfter } from '../../ui/BalanceAfter.tsx';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

interface Values {
  readonly amount: MoneyJson;
  readonly iban: string;
  readonly reason?: string | null;
}

/** Requests a payout on the booster's behalf. It is decided like the booster's own requests. */
export function Withdraw({ booster }: { booster: AdminBooster }) {
  const redirect = useRedirect();
  return (
    <CommandDialog
      action="POST /admin/withdraw-booster"
      label="Para çekme gir"
      title={`${booster.firstName} ${booster.lastName}: para çekme gir`}
      explanation="Tutar hemen ayrılır, ödeme para çekme isteklerinde sonuçlanır."
      submitLabel="İsteği gir"
      send={({ amount, iban, reason }: Values) => ({
        body: { boosterId: booster.id, amount, iban, ...(reason ? { reason } : {}) },
      })}
      secondAdmin={{
        command: 'withdraw-booster',
        ownerOf: () => booster.id,
        amountOf: ({ amount }) => amount,
        ask: ({ amount, iban, reason }) => ({
          command: 'withdraw-booster',
          boosterId: booster.id,
          amount,
          iban,
          ...(reason ? { reason } : {}),
        }),
      }}
      fieldOf={{ 'wallet.iban_invalid': 'iban' }}
      done="Para çekme isteği girildi"
      onDone={({ id }) => redirect('show', 'payouts', id)}
    >
      <MoneyInput source="amount" label="Tutar" />
      {booster.balance && <BalanceAfter<Values> balance={booster.balance} changeOf={({ amount }) => -amount.amount} />}
      <TextInput
        source="iban"
        label="IBAN"
        validate={required()}
        helperText="TR ile başlar, 26 karakter"
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
      />
      <ReasonInput optional label="Not (isteğe bağlı)" />
    </CommandDialog>
  );
}
