import { formatIban, formatMoney } from '#contract/format.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import { required, TextInput } from 'react-admin';
import type { AdminTopUp } from '../../lib/records.ts';
import { formatDay, startOfDay } from '../../lib/time.ts';
import { refundStateLabels } from '../../lib/words.ts';
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
import { EndRefund } from './EnterPayment.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';

export const TopUpShow = () => (
  <RecordPage<AdminTopUp>
    title={({ merchantOid }) => `Bakiye yüklemesi ${merchantOid}`}
    renderActions={(topUp) =>
      topUp.toSend ? <EndRefund topUp={topUp} /> : topUp.state === 'paid' && <Refund topUp={topUp} />
    }
  >
    {(topUp) => (
      <Columns>
        <Column>
          <Section title="Ödeme" aside={<TopUpStateChip {...topUp} />}>
            <Facts facts={factsOf(topUp)} />
          </Section>
        </Column>
        <Column>
          <Section title="Defter">
            <EntriesOf title="Hareketler" filter={{ topUpId: topUp.id }} />
          </Section>
          <TicketsOf title="Biletler" filter={{ topUpId: topUp.id }} also={topUp.entered?.ticketId} quiet />
          <HistoryOf filter={{ recordId: topUp.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const factsOf = (topUp: AdminTopUp): Fact[] => [
  ['Tutar', <Money key="amount" value={topUp.amount} />],
  ['Ödeme yolu', providerLabels[topUp.provider]],
  ...(topUp.entered
    ? [
        ['İşlem no', topUp.entered.reference] as const,
        ['Geldiği gün', formatDay(startOfDay(topUp.entered.arrivedOn))] as const,
        ['Gönderen', topUp.entered.sender] as const,
        ['Giren', <UserLink key="entered" id={topUp.entered.enteredById} />] as const,
        ...(topUp.entered.note ? [['Not', topUp.entered.note] as const] : []),
      ]
    : []),
  ...refundFactsOf(topUp),
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

/** Where the way back has come to; one that was dropped leads to no account. */
const refundFactsOf = ({ refundState, toSend, refundReason, refundIban, refundReference }: AdminTopUp): Fact[] =>
  refundState === null
    ? []
    : [
        ['İade', toSend ? 'Gönderilmeyi bekliyor' : refundStateLabels[refundState]],
        ['İade nedeni', refundReason],
        ...(refundIban && refundState !== 'refused' ? [['İade IBAN’ı', formatIban(refundIban)] as const] : []),
        ...(refundReference ? [['İadenin işlem no’su', refundReference] as const] : []),
      ];

/** Back to the card, out of the customer's wallet. */
const Refund = ({ topUp }: { topUp: AdminTopUp }) => (
  <CommandDialog<{ reason: string; iban?: string }, AdminTopUp>
    action="refund"
    label={topUp.provider === 'paytr' ? 'Karta iade et' : 'İade et'}
    danger
    title={topUp.provider === 'paytr' ? 'Ödemeyi karta iade et' : 'Ödemeyi iade et'}
    explanation={
      topUp.provider === 'paytr'
        ? `${formatMoney(topUp.amount)} müşterinin bakiyesinden düşer ve kartına geri gönderilir. Geri alınamaz.`
        : `${formatMoney(topUp.amount)} müşterinin bakiyesinden düşer ve gönderilmeyi bekler. Gönderince buraya yaz.`
    }
    submitLabel={`${formatMoney(topUp.amount)} iade et`}
    run={(provider, values) => provider.refundTopUp({ id: topUp.id, ...values })}
    secondAdmin={{
      amountOf: () => topUp.amount,
      ask: (values) => ({ command: 'refund-top-up', topUpId: topUp.id, ...values }),
    }}
    done={topUp.provider === 'paytr' ? 'Ödeme karta iade edildi' : 'İade gönderilmeyi bekliyor'}
  >
    {topUp.provider === 'bank-transfer' && (
      <TextInput source="iban" label="IBAN" validate={required()} helperText={false} />
    )}
    <ReasonInput />
  </CommandDialog>
);
