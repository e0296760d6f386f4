import { formatMoney } from '#contract/format.ts';
import { PasswordInput, RadioButtonGroupInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminStockAccount } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

interface Values {
  readonly outcome: 'in-stock' | 'retired';
  readonly password?: string | null;
  readonly reason: string;
}

/** Takes back a sold account: the buyer gets a refund and can no longer read the credentials. */
export function Restore({ account }: { account: AdminStockAccount }) {
  const { id, state, price, buyerName } = account;
  if (state !== 'sold' || !price) return null;
  return (
    <CommandDialog
      action="POST /admin/restore-smurf"
      label="Geri al"
      danger
      title="Satılan hesabı geri al"
      explanation={`${formatMoney(price)} gelirden ${buyerName} adlı müşterinin bakiyesine geri döner. Müşteri hesap bilgilerini artık göremez, yazdığın nedeni görür. Geri alınamaz.`}
      submitLabel={`${formatMoney(price)} iade et ve geri al`}
      defaults={{ outcome: 'in-stock' }}
      send={({ outcome, password, reason }: Values) => ({
        body: {
          stockAccountId: id,
          reason,
          ...(outcome === 'in-stock' ? { outcome, password: password ?? '' } : { outcome }),
        },
      })}
      done="Hesap geri alındı, tutarı iade edildi"
      failed="Hesap geri alınamadı."
    >
      <RadioButtonGroupInput
        source="outcome"
        label="Hesap ne olsun?"
        choices={outcomes}
        validate={required()}
        row={false}
        helperText={false}
      />
      <NewPassword />
      <ReasonInput />
    </CommandDialog>
  );
}

const outcomes = [
  { id: 'in-stock', name: 'Yeni şifreyle stoka dönsün' },
  { id: 'retired', name: 'Bir daha satılmasın, bilgileri silinsin' },
];

/** An account that returns to stock needs a new password, because the buyer knows the old one. */
function NewPassword() {
  const outcome: unknown = useWatch({ name: 'outcome' });
  if (outcome !== 'in-stock') return null;
  return (
    <PasswordInput
      source="password"
      label="Hesabın yeni şifresi"
      validate={required()}
      helperText="Şifreyi önce oyunda değiştir: eskisini müşteri biliyor."
      autoComplete="new-password"
    />
  );
}
