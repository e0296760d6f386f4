import type { MoneyJson } from '#contract/vocabulary.ts';
import { RadioButtonGroupInput, required } from 'react-admin';
import { BalanceAfter } from './BalanceAfter.tsx';
import { CommandDialog } from './CommandDialog.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { ReasonInput } from './ReasonInput.tsx';

interface Values {
  readonly type: 'add' | 'remove';
  readonly amount: MoneyJson;
  readonly reason: string;
}

interface AddFundsProps {
  readonly userId: string;
  readonly name: string;
  /** The present balance; null if the viewer may not see it. */
  readonly balance: MoneyJson | null;
}

/** Corrects the balance of a customer or booster. */
export const AddFunds = ({ userId, name, balance }: AddFundsProps) => (
  <CommandDialog
    action="POST /admin/add-funds"
    label="Bakiye ekle ya da çıkar"
    title={`${name}: bakiye düzelt`}
    submitLabel="Bakiyeyi düzelt"
    defaults={{ type: 'add' }}
    send={({ type, amount, reason }: Values) => ({ body: { userId, type, amount, reason } })}
    secondAdmin={{
      command: 'add-funds',
      ownerOf: () => userId,
      amountOf: ({ amount }) => amount,
      ask: ({ type, amount, reason }) => ({ command: 'add-funds', userId, type, amount, reason }),
    }}
    done="Bakiye düzeltildi"
  >
    <RadioButtonGroupInput
      source="type"
      label="İşlem"
      choices={[
        { id: 'add', name: 'Ekle' },
        { id: 'remove', name: 'Çıkar' },
      ]}
      validate={required()}
      helperText={false}
    />
    <MoneyInput source="amount" label="Tutar" />
    {balance && (
      <BalanceAfter<Values>
        balance={balance}
        changeOf={({ type, amount }) => (type === 'remove' ? -amount.amount : amount.amount)}
      />
    )}
    <ReasonInput helperText="Kullanıcı, hareketlerinde görür." />
  </CommandDialog>
);
