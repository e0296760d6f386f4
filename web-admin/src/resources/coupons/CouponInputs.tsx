import { services } from '#contract/vocabulary.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { RadioButtonGroupInput, regex, required, TextInput } from 'react-admin';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FirstDayInput, LastDayInput } from '../../ui/DateRangeInputs.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { RankedArrayInput } from '../../ui/RankedInput.tsx';
import { WholeNumberInput } from '../../ui/WholeNumberInput.tsx';

const newCode = regex(/^\s*[A-Za-zİı0-9][A-Za-zİı0-9-]{5,23}\s*$/, 'A–Z harfleri, rakam ve tire; 6–24 karakter.');
const codeRules = (kept?: string) => [
  required(),
  (typed: string, ...rest: Parameters<typeof newCode> extends [unknown, ...infer R] ? R : never) =>
    typed === kept ? undefined : newCode(typed, ...rest),
];
const serviceChoices = services.map(({ id, title }) => ({ id, name: title }));
const discountTypes = [
  { id: 'percent', name: 'Yüzde' },
  { id: 'amount', name: 'Tutar' },
];

/** @param used - the number of uses; a used coupon keeps its code and its discount
 * @param kept - the current code, which may be shorter than a new code must be */
export const CouponInputs = ({ used = 0, kept }: { used?: number; kept?: string }) => (
  <>
    {used > 0 ? (
      <Alert severity="info" sx={{ mb: 2 }}>
        Kupon {used} kez kullanıldı: kodu ve indirimi değişmez. Başka bir indirim için yeni kupon aç.
      </Alert>
    ) : (
      <>
        <TextInput source="code" label="Kod" validate={codeRules(kept)} helperText="Büyük küçük harf fark etmez." />
        <DiscountInput />
      </>
    )}
    <Pair>
      <FirstDayInput source="validFrom" label="İlk gün" />
      <LastDayInput source="validUntil" label="Son gün" />
    </Pair>
    <Pair>
      <MoneyInput optional source="minimumTotal" label="En düşük sipariş tutarı" />
      <MoneyInput optional source="maximumDiscount" label="En çok indirim" />
    </Pair>
    <RankedArrayInput
      source="services"
      label="Hizmetler"
      choices={serviceChoices}
      helperText="Boş bırakırsan hepsinde geçerli."
    />
    <Pair>
      <WholeNumberInput source="totalUses" label="Toplam kullanım" min={1} max={1_000_000} optional />
      <WholeNumberInput source="usesPerCustomer" label="Kişi başı kullanım" min={1} max={1_000_000} optional />
    </Pair>
  </>
);

function DiscountInput() {
  const type: unknown = useWatch({ name: 'discount.type' });
  return (
    <>
      <RadioButtonGroupInput
        source="discount.type"
        label="İndirim"
        choices={discountTypes}
        validate={required()}
        helperText={false}
      />
      {type === 'amount' ? (
        <MoneyInput source="discount.amount" label="İndirim tutarı" />
      ) : (
        <WholeNumberInput source="discount.percent" label="Yüzde" min={1} max={100} />
      )}
    </>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2, width: '100%', '& > *': { flex: 1 } }}>
    {children}
  </Stack>
);
