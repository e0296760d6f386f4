import Box from '@mui/material/Box';
import { heldTogether } from '#contract/format.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import type { AdminOrder } from '../../lib/records.ts';
import { accountLabel } from '#contract/wallet/words.tr.ts';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';
import { EntriesOf } from '../entries/EntriesOf.tsx';
import { PaidByCard } from './NotPlaced.tsx';

/**
 * Names of this order's ledger accounts. The names replace links, because the page already shows the accounts' owners
 * and the order.
 */
const accountsOf = ({ id, customerId, boosterId }: AdminOrder) => ({
  [`escrow:${id}`]: accountLabel(`escrow:${id}`).label,
  [`wallet:${customerId}`]: 'Müşterinin cüzdanı',
  ...(boosterId ? { [`wallet:${boosterId}`]: 'Booster’ın cüzdanı' } : {}),
});

interface Row {
  readonly label: string;
  readonly amount: MoneyJson;
  readonly total?: boolean;
}

/** The price lines, their split and refunds, and all ledger entries of the order. */
export function OrderMoney({ order }: { order: AdminOrder }) {
  const { summary, price, earnings, earningsNow, earlierEarned, refunded, tipped } = order;
  const rows: Row[] = [
    ...summary.map(({ label, amount }) => ({ label: heldTogether(label), amount })),
    { label: 'Toplam', amount: price, total: true },
    ...(earlierEarned && earlierEarned.amount > 0
      ? [{ label: 'Önceki booster’ların payı', amount: earlierEarned }]
      : []),
    ...(earnings ? [{ label: 'Booster’ın payı', amount: earnings }] : []),
    ...(earnings && earningsNow && earningsNow.amount !== earnings.amount
      ? [{ label: 'Booster’ın payı, yayın yapılmazsa', amount: earningsNow }]
      : []),
    ...(refunded.amount > 0 ? [{ label: 'Müşteriye iade edilen', amount: refunded }] : []),
    ...(tipped.amount > 0 ? [{ label: 'Bahşiş', amount: tipped }] : []),
  ];
  return (
    <Section title="Para">
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(({ label, amount, total = false }, index) => (
          <Box
            key={`${index} ${label}`}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 0.5,
              ...(total && { borderTop: 1, borderBottom: 1, borderColor: 'divider', fontWeight: 620, my: 0.5 }),
            }}
          >
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              <Money value={amount} />
            </Box>
          </Box>
        ))}
      </Box>
      {order.state === 'payment-error' ? (
        <PaidByCard order={order} names={accountsOf(order)} />
      ) : (
        <EntriesOf filter={{ orderId: order.id }} title="Hareketler" names={accountsOf(order)} />
      )}
    </Section>
  );
}
