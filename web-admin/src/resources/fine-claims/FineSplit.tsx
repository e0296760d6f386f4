import Alert from '@mui/material/Alert';
import { formatMoney } from '#contract/format.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';

/** The part of a fine that the balance pays now, and the part that later earnings pay. */
export const FineSplit = ({ balance, amount }: { balance: MoneyJson; amount: MoneyJson }) => {
  const rest = formatMoney({ ...amount, amount: amount.amount - balance.amount });
  return (
    <Alert severity="warning" role="status" sx={{ mb: 1.5 }}>
      {balance.amount > 0
        ? `Bakiyeden şimdi ${formatMoney(balance)} alınır; kalan ${rest} sonraki kazançlarından tahsil edilir.`
        : `Bakiye boş. ${rest} sonraki kazançlarından tahsil edilir.`}
    </Alert>
  );
};
