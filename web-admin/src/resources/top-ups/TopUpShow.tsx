import { formatIban, formatMoney } from '#contract/format.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import Alert from '@mui/material/Alert';
import { required, TextInput, useGetList, useGetOne } from 'react-admin';
import { formatLongDay } from '../../lib/days.ts';
import type { AdminApproval, AdminTopUp, AdminWallet } from '../../lib/records.ts';
import { refundStateLabels, topUpCauseLabels } from '#contract/payment/words.tr.ts';
import { notEnough } from '../../ui/BalanceAfter.tsx';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { RecordLink, UserLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { TopUpStateChip } from '../../ui/StateChip.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { EntriesOf } from '../entries/EntriesOf.tsx';
import { TicketsOf } from '../tickets/TicketsOf.tsx';
import { AskProvider } from './AskProvider.tsx';
import { EndRefund, UntoldRefund } from './EndRefund.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { Suspicions } from '../notes/NotesOf.tsx';

export const TopUpShow = () => (
  <RecordPage<AdminTopUp>
    title={({ amount }) => `Bakiye yüklemesi ${formatMoney(amount)}`}
    renderActions={(topUp) =>
      topUp.refundWaits ? <EndRefund topUp={topUp} /> : isRefundable(topUp) && <RefundUnlessAsked topUp={topUp} />
    }
  >
    {(topUp) => (
      <>
        <Suspicions resource="user-notes" recordId={topUp.userId} />
        <Columns>
          <Column>
            <Section title="Ödeme" aside={<TopUpStateChip {...topUp} />}>
              <Facts facts={factsOf(topUp)} />
            </Section>
            {isRefundable(topUp) && <AskedRefund topUp={topUp} />}
            {topUp.refundWaits && !topUp.toSend && <UntoldRefund topUp={topUp} />}
            {topUp.provider === 'paytr' && <AskProvider topUp={topUp} />}
          </Column>
          <Column>
            <Section title="Defter">
              <EntriesOf title="Hareketler" filter={{ topUpId: topUp.id }} />
            </Section>
            <TicketsOf title="Destek talepleri" filter={{ topUpId: topUp.id }} also={topUp.entered?.ticketId} quiet />
            <HistoryOf filter={{ recordId: topUp.id }} />
          </Column>
        </Columns>
      </>
    )}
  </RecordPage>
);

const isRefundable = ({ state, refunding }: AdminTopUp): boolean => state === 'paid' && !refunding;

/** The refund request that waits for a second admin. Staff find only their own requests. */
function useAskedRefund({ id, userId }: AdminTopUp) {
  const filter = { userId, command: 'refund-top-up', state: 'waiting' };
  const { data, isPending } = useGetList<AdminApproval>('approvals', {
    filter,
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return { asked: data?.find(({ topUpId }) => topUpId === id), isPending };
}

function RefundUnlessAsked({ topUp }: { topUp: AdminTopUp }) {
  const { asked, isPending } = useAskedRefund(topUp);
  return isPending || asked ? null : <Refund topUp={topUp} />;
}

function AskedRefund({ topUp }: { topUp: AdminTopUp }) {
  const { asked } = useAskedRefund(topUp);
  if (!asked) return null;
  return (
    <Alert severity="info">
      İade onay bekliyor.{' '}
      <RecordLink resource="approvals" id={asked.id}>
        Onay isteğini aç
      </RecordLink>
    </Alert>
  );
}

const factsOf = (topUp: AdminTopUp): Fact[] => [
  ['Tutar', <Money key="amount" value={topUp.amount} />],
  ['Ödeme no', topUp.merchantOid],
  ['Ödeme yolu', providerLabels[topUp.provider]],
  topUp.entered && ['İşlem no', topUp.entered.reference],
  topUp.entered && ['Geldiği gün', formatLongDay(topUp.entered.arrivedOn)],
  topUp.entered && ['Gönderen', topUp.entered.sender],
  topUp.entered && ['Giren', <UserLink key="entered" id={topUp.entered.enteredById} />],
  topUp.entered?.note && ['Not', topUp.entered.note],
  ...refundFactsOf(topUp),
  linked('Müşteri', 'users', topUp.userId, topUp.customerName),
  topUp.orderId && linked('Sipariş', 'orders', topUp.orderId, topUp.orderNumber ?? 'Siparişi aç'),
  ['Başladı', <Moment key="created" at={topUp.createdAt} />],
  ['Ödendi', topUp.paidAt ? <Moment key="paid" at={topUp.paidAt} /> : null],
  topUp.state === 'pending' && ['Süresi', <Moment key="expires" at={topUp.expiresAt} />],
  topUp.cause && ['Neden', topUpCauseLabels[topUp.cause]],
  topUp.cause && ['Müşterinin gördüğü', topUp.failureReason],
];

/** The refund's progress. A refused refund shows no IBAN. */
const refundFactsOf = ({
  refundState,
  refundSince,
  toSend,
  refundReason,
  refundIban,
  refundReference,
}: AdminTopUp): Fact[] =>
  refundState === null
    ? []
    : [
        ['İade', toSend ? 'Gönderilmeyi bekliyor' : refundStateLabels[refundState]],
        refundSince && ['İade başladı', <Moment key="since" at={refundSince} />],
        ['İade nedeni', refundReason],
        refundIban && refundState !== 'refused' && ['İade IBAN’ı', formatIban(refundIban)],
        refundReference && ['İadenin işlem no’su', refundReference],
      ];

/** Takes the payment from the customer's wallet and refunds it to the card, or leaves the transfer to staff. */
const Refund = ({ topUp }: { topUp: AdminTopUp }) => (
  <CommandDialog
    action="POST /admin/top-ups/:id/refund"
    label={topUp.provider === 'paytr' ? 'Karta iade et' : 'İade et'}
    danger
    title={topUp.provider === 'paytr' ? 'Ödemeyi karta iade et' : 'Ödemeyi iade et'}
    explanation={
      topUp.provider === 'paytr'
        ? `Ödemenin tamamı (${formatMoney(topUp.amount)}) müşterinin bakiyesinden düşer ve kartına geri gönderilir. Geri alınamaz.`
        : `Ödemenin tamamı (${formatMoney(topUp.amount)}) müşterinin bakiyesinden düşer ve gönderilmeyi bekler. Gönderince buraya yaz.`
    }
    submitLabel={`${formatMoney(topUp.amount)} iade et`}
    send={(values: { reason: string; iban?: string }) => ({ params: { id: topUp.id }, body: values })}
    secondAdmin={{
      command: 'refund-top-up',
      ownerOf: () => topUp.userId,
      amountOf: () => topUp.amount,
      ask: (values) => ({ command: 'refund-top-up', topUpId: topUp.id, ...values }),
    }}
    fieldOf={{ 'wallet.iban_invalid': 'iban' }}
    done={topUp.provider === 'paytr' ? 'Ödeme karta iade edildi' : 'İade gönderilmeyi bekliyor'}
  >
    <Shortfall topUp={topUp} />
    {topUp.provider === 'bank-transfer' && (
      <TextInput source="iban" label="IBAN" validate={required()} helperText={false} />
    )}
    <ReasonInput />
  </CommandDialog>
);

/** A refund needs the whole amount in the wallet. A shortage is shown before the command is sent. */
function Shortfall({ topUp }: { topUp: AdminTopUp }) {
  const { data } = useGetOne<AdminWallet>('wallets', { id: topUp.userId }, { staleTime: 0 });
  const missing = topUp.amount.amount - (data?.balance.amount ?? Infinity);
  useSubmit({ off: missing > 0 ? notEnough : undefined });
  if (!data || missing <= 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      Müşterinin bakiyesi {formatMoney(data.balance)}; bu iade için {formatMoney({ ...topUp.amount, amount: missing })}{' '}
      eksik. Bakiye yetmeden iade yapılamaz.
    </Alert>
  );
}
