import type { EnterTopUp } from '#contract/payment/schemas.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import { DateInput, ReferenceInput, required, ResourceContextProvider, SelectInput, TextInput } from 'react-admin';
import { choices } from '../../lib/words.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { personName } from '../../ui/person-filter.tsx';
import { RankedReferenceInput } from '../../ui/RankedInput.tsx';

interface EnterPaymentProps {
  /** If it is left out, the form asks for the user. */
  readonly userId?: string;
  readonly ticketId?: string;
}

/** Deleted accounts have no wallet to pay into. */
const withWallet = choices.userStatus.map(({ id }) => id).filter((id) => id !== 'deleted');
const ways = (['bank-transfer', 'e-wallet'] as const).map((id) => ({ id, name: providerLabels[id] }));

/** Credits money received by bank transfer or e-wallet to the customer's wallet. */
export const EnterPayment = ({ userId, ticketId }: EnterPaymentProps) => (
  <ResourceContextProvider value="top-ups">
    <CommandDialog
      action="POST /admin/top-ups"
      label="Ödeme gir"
      title="Gelen ödemeyi gir"
      explanation="Tutar müşterinin bakiyesine eklenir ve müşteriye bildirilir. Aynı işlem no’su iki kez girilemez."
      submitLabel="Bakiyeye ekle"
      defaults={{ provider: 'bank-transfer', ...(userId ? { userId } : {}), ...(ticketId ? { ticketId } : {}) }}
      send={({ note, ...values }: EnterTopUp) => ({ body: { ...values, ...(note ? { note } : {}) } })}
      secondAdmin={{
        command: 'enter-top-up',
        ownerOf: (values) => values.userId,
        amountOf: ({ amount }) => amount,
        ask: ({ note, ...values }) => ({ command: 'enter-top-up', ...values, ...(note ? { note } : {}) }),
      }}
      done="Ödeme bakiyeye eklendi"
    >
      {!userId && (
        <ReferenceInput source="userId" reference="users" filter={{ role: 'customer', status: withWallet }}>
          <RankedReferenceInput
            label="Müşteri"
            helperText={false}
            validate={required()}
            nameOf={(person) => personName(person as never)}
          />
        </ReferenceInput>
      )}
      <SelectInput source="provider" label="Ödeme yolu" choices={ways} validate={required()} helperText={false} />
      <MoneyInput source="amount" label="Tutar" />
      <TextInput source="reference" label="Bankanın işlem no’su" validate={required()} helperText={false} />
      <DateInput source="arrivedOn" label="Geldiği gün" validate={required()} helperText={false} />
      <TextInput source="sender" label="Gönderenin adı" validate={required()} helperText={false} />
      <TextInput source="note" label="Not (isteğe bağlı)" multiline helperText={false} />
    </CommandDialog>
  </ResourceContextProvider>
);
