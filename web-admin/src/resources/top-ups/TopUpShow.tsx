import { formatMoney } from '#contract/format.ts';
import type { AdminTopUp } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { RecordLink, UserLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { TopUpStateChip } from '../../ui/StateChip.tsx';
import { EntriesOf } from '../entries/EntriesOf.tsx';
import { TicketsOf } from '../tickets/TicketsOf.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';

export const TopUpShow = () => (
  <RecordPage<AdminTopUp>
    title={({ merchantOid }) => `Kart ödemesi ${merchantOid}`}
    renderActions={(topUp) => topUp.state === 'paid' && <Refund topUp={topUp} />}
  >
    {(topUp) => (
      <Columns>
        <Column>
          <Section title="Ödeme" aside={<TopUpStateChip state={topUp.state} />}>
            <Facts facts={factsOf(topUp)} />
          </Section>
        </Column>
        <Column>
          <Section title="Defter">
            <EntriesOf title="Hareketler" filter={{ topUpId: topUp.id }} />
          </Section>
          <TicketsOf title="Biletler" filter={{ topUpId: topUp.id }} />
          <HistoryOf filter={{ recordId: topUp.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const factsOf = (topUp: AdminTopUp): Fact[] => [
  ['Tutar', <Money key="amount" value={topUp.amount} />],
  ['Müşteri', <UserLink key="user" id={topUp.userId} />],
  ...(topUp.orderId
    ? [
        [
          'Sipariş',
          <RecordLink key="order" resource="orders" id={topUp.orderId}>
            Siparişi aç
          </RecordLink>,
        ] as const,
      ]
    : []),
  ['Başladı', <Moment key="created" at={topUp.createdAt} />],
  ['Ödendi', topUp.paidAt ? <Moment key="paid" at={topUp.paidAt} /> : null],
  ...(topUp.state === 'pending' ? [['Süresi', <Moment key="expires" at={topUp.expiresAt} />] as const] : []),
  ...(topUp.failureReason ? [['Başarısızlık nedeni', topUp.failureReason] as const] : []),
];

/** Back to the card, out of the customer's wallet. */
const Refund = ({ topUp }: { topUp: AdminTopUp }) => (
  <CommandDialog<{ reason: string }, AdminTopUp>
    action="refund"
    label="Karta iade et"
    danger
    title="Ödemeyi karta iade et"
    explanation={`${formatMoney(topUp.amount)} müşterinin bakiyesinden düşer ve kartına geri gönderilir. Geri alınamaz.`}
    submitLabel={`${formatMoney(topUp.amount)} iade et`}
    run={(provider, { reason }) => provider.refundTopUp({ id: topUp.id, reason })}
    secondAdmin={{
      amountOf: () => topUp.amount,
      ask: ({ reason }) => ({ command: 'refund-top-up', topUpId: topUp.id, reason }),
    }}
    done="Ödeme karta iade edildi"
  >
    <ReasonInput />
  </CommandDialog>
);
