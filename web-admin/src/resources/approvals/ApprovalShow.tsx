import Alert from '@mui/material/Alert';
import { formatIban, formatMoney } from '#contract/format.ts';
import { erasedName, providerLabels } from '#contract/vocabulary.ts';
import { useGetOne } from 'react-admin';
import { formatLongDay } from '../../lib/days.ts';
import type { AdminApproval, AdminApprovalPage, AdminUser } from '../../lib/records.ts';
import { approvalCommandLabels } from '#contract/approval/words.tr.ts';
import { BothBalances } from '../../ui/BalanceAfter.tsx';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { type LinkedResource, OrderLink, UserLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { ApprovalStateChip } from '../../ui/StateChip.tsx';
import { isUndecided } from './undecided.ts';
import { FineSplit } from '../fine-claims/FineSplit.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';

/** The amount, the requester and the reason, with the second admin's buttons. */
export const ApprovalShow = () => (
  <RecordPage<AdminApprovalPage>
    title={({ command, amount }) => `${approvalCommandLabels[command]} ${formatMoney(amount)}`}
    renderActions={(approval) => approval.state === 'waiting' && <Decide approval={approval} />}
  >
    {(approval) => (
      <Columns>
        <Column>
          <Section title="İstek" aside={<ApprovalStateChip state={approval.state} />}>
            <Facts facts={factsOf(approval)} />
          </Section>
          <Standing approval={approval} />
        </Column>
        <Column>
          <HistoryOf filter={{ recordId: approval.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

/** The order concerned, and what happens to it. */
const orderFactsOf = (approval: AdminApproval): Fact[] => [
  approval.orderId && ['Sipariş', <OrderLink key="order" id={approval.orderId} />],
  approval.claimsRest && ['Bakiye yetmezse', 'Kalanı sonraki kazançlarından tahsil edilir'],
  approval.orderState && ['Ne yapılacak', endWords[approval.orderState]],
  approval.earnedPercent !== null && ['Booster payının hak edilen kısmı', `%${approval.earnedPercent}`],
  approval.donePercent !== null && ['İşin yapılan kısmı', `%${approval.donePercent}`],
  approval.disputeDecision && ['İtiraz kararı', decisionWords[approval.disputeDecision]],
  approval.refund && ['Müşteriye iade', <Money key="refund" value={approval.refund} />],
];

const factsOf = (approval: AdminApproval): Fact[] => [
  ['İşlem', approvalCommandLabels[approval.command]],
  [amountLabelOf(approval), <Money key="amount" value={approval.amount} signed />],
  ['Kimin parası', <UserLink key="user" id={approval.userId} />],
  approval.payoutId && link('Para çekme isteği', 'payouts', approval.payoutId),
  approval.topUpId && link('Ödeme', 'top-ups', approval.topUpId),
  ...orderFactsOf(approval),
  approval.iban && ['IBAN', formatIban(approval.iban)],
  approval.provider && ['Ödeme yolu', providerLabels[approval.provider]],
  approval.reference && ['Bankanın işlem no’su', approval.reference],
  approval.arrivedOn && ['Geldiği gün', formatLongDay(approval.arrivedOn)],
  approval.sender && ['Gönderen', approval.sender],
  ['Neden', approval.reason],
  ['İsteyen', approval.askedByName],
  ['İstendi', <Moment key="created" at={approval.createdAt} />],
  isUndecided(approval) && ['Son karar zamanı', <Moment key="expires" at={approval.expiresAt} />],
  approval.decidedAt && approval.state !== 'withdrawn' && ['Karar veren', approval.decidedByName],
  approval.decidedAt && [
    approval.state === 'withdrawn' ? 'Geri çekildi' : 'Karar zamanı',
    <Moment key="decided" at={approval.decidedAt} />,
  ],
  approval.decision && ['Karar nedeni', approval.decision],
  approval.outcomeId &&
    approval.outcomeId !== approval.orderId &&
    link('Sonuç', approval.claimsRest ? 'fine-claims' : outcomes[approval.command], approval.outcomeId),
];

const endWords: Record<NonNullable<AdminApproval['orderState']>, string> = {
  cancelled: 'Sipariş iptal edilecek, booster’a payı ödenecek',
  closed: 'Sipariş müşteri adına onaylanacak',
  processing: 'Sipariş booster’dan alınıp havuza konacak; hakedişi sipariş bitince ödenecek',
};
const decisionWords: Record<NonNullable<AdminApproval['disputeDecision']>, string> = {
  refund: 'Bir kısmı iade edilecek, sipariş iptal edilecek',
  reject: 'İtiraz reddedilecek, sipariş onaylanmış sayılacak',
};

/**
 * Whether the request takes an order from its booster. The booster is then paid when the order ends, not at the
 * approval.
 */
const isOwedLater = ({ orderState }: AdminApproval) => orderState === 'processing';

const amountLabelOf = (approval: AdminApproval): string => {
  if (isOwedLater(approval))
    return approval.amount.amount < 0 ? 'Booster’ın hakedişinden eksilen' : 'Booster’ın hakedişi';
  return approval.claimsRest ? 'Ceza tutarı' : amountLabels[approval.state];
};

const amountLabels: Record<AdminApproval['state'], string> = {
  waiting: 'Hareket edecek tutar',
  approved: 'Hareket eden tutar',
  refused: 'İstenen tutar',
  withdrawn: 'İstenen tutar',
  expired: 'İstenen tutar',
};

/** How to correct a wrong approval. */
const waysBack: Record<AdminApproval['command'], string> = {
  'add-funds': 'Yanlışsa ters yönde yeni bir düzeltme gerekir.',
  'penalty-booster': 'Yanlışsa bakiye düzeltmesi gerekir.',
  'withdraw-booster': 'Yanlışsa para çekme isteği ödenmeden reddedilebilir.',
  'pay-booster': 'Geri alınamaz.',
  'refund-top-up': 'Karta yapılan iade geri alınamaz; havale ve e-cüzdan iadesinden gönderilmeden vazgeçilebilir.',
  'enter-top-up': 'Yanlışsa ödemenin sayfasından iade edilir.',
  'end-order': 'Geri alınamaz; yanlışsa bakiye düzeltmesi gerekir.',
  'decide-dispute': 'Geri alınamaz; yanlışsa bakiye düzeltmesi gerekir.',
};

const wayBackOf = (approval: AdminApproval): string =>
  approval.claimsRest
    ? 'Yanlışsa bakiyeden alınan için bakiye düzeltmesi gerekir, kalan alacaktan vazgeçilir.'
    : waysBack[approval.command];

const whenDone = (approval: AdminApproval): string => {
  if (isOwedLater(approval)) return 'Sipariş hemen havuza konur; para, sipariş bitince hareket eder.';
  return approval.command === 'refund-top-up'
    ? 'Tutar bakiyeden hemen düşer; kart iadesi ödeme kuruluşuna birkaç saniye içinde iletilir, kuruluş yanıt vermezse birkaç dakika sürer.'
    : 'Hemen yapılır.';
};

const outcomes: Record<AdminApproval['command'], LinkedResource> = {
  'add-funds': 'entries',
  'penalty-booster': 'entries',
  'withdraw-booster': 'payouts',
  'pay-booster': 'payouts',
  'refund-top-up': 'top-ups',
  'enter-top-up': 'top-ups',
  'end-order': 'orders',
  'decide-dispute': 'orders',
};

const link = (label: string, resource: LinkedResource, id: string) => linked(label, resource, id, 'Kaydı aç');

const isOwn = ({ hindrance }: AdminApprovalPage) => hindrance?.code === 'approval.own';

function Standing({ approval }: { approval: AdminApprovalPage }) {
  if (approval.state === 'expired')
    return <Alert severity="warning">Süresi içinde karar verilmedi. Gerekiyorsa işlemi yeniden iste.</Alert>;
  if (approval.state !== 'waiting') return null;
  return (
    <Alert severity="info">
      {isOwn(approval)
        ? 'Para henüz hareket etmedi. Başka bir yönetici onaylayınca işlem kendiliğinden yapılır; vazgeçersen geri çek.'
        : approval.hindrance
          ? `Para henüz hareket etmedi. ${approval.hindrance.message}`
          : 'Para henüz hareket etmedi. Onaylarsan işlem hemen, şimdiki bakiyeyle yapılır.'}
    </Alert>
  );
}

function Decide({ approval }: { approval: AdminApprovalPage }) {
  const what = `${approvalCommandLabels[approval.command]}, ${formatMoney(approval.amount)}`;
  if (isOwn(approval))
    return (
      <CommandDialog
        action="POST /admin/approvals/:id/withdraw"
        label="Geri çek"
        title="İsteği geri çek"
        explanation={`${what}: istek kapanır, para hareket etmez.`}
        submitLabel="İsteği geri çek"
        send={() => ({ params: { id: approval.id }, body: {} })}
        done="İstek geri çekildi"
      />
    );
  return (
    <>
      <CommandDialog
        action="POST /admin/approvals/:id/refuse"
        label="Reddet"
        danger
        title="İsteği reddet"
        explanation={`${what}: para hareket etmez. İsteyen nedeni görür.`}
        submitLabel="İsteği reddet"
        send={({ reason }: { reason: string }) => ({ params: { id: approval.id }, body: { reason } })}
        done="İstek reddedildi"
      >
        <ReasonInput />
      </CommandDialog>
      <CommandDialog
        action="POST /admin/approvals/:id/approve"
        label="Onayla"
        off={approval.hindrance ? 'Şu an onaylayamazsın.' : undefined}
        primary
        title="İsteği onayla"
        explanation={
          <>
            {approval.userName ?? erasedName} · {approvalCommandLabels[approval.command]}:{' '}
            <Money value={approval.amount} signed sx={{ fontWeight: 620 }} />. {whenDone(approval)}{' '}
            {wayBackOf(approval)}
          </>
        }
        submitLabel="Onayla ve yap"
        send={() => ({ params: { id: approval.id }, body: {} })}
        done="İstek onaylandı ve yapıldı"
      >
        {movesBalance(approval) && <OwnersBalance approval={approval} />}
      </CommandDialog>
    </>
  );
}

/**
 * Whether the approval itself moves a balance. A payout's amount already left the wallet when the payout was requested.
 */
const movesBalance = (approval: AdminApproval) => approval.command !== 'pay-booster' && !isOwedLater(approval);

function OwnersBalance({ approval: { userId, amount, claimsRest } }: { approval: AdminApproval }) {
  const { data } = useGetOne<AdminUser>('users', { id: userId }, { staleTime: 0 });
  if (!data?.balance) return null;
  const fine = { ...amount, amount: -amount.amount };
  if (claimsRest && fine.amount > data.balance.amount) return <FineSplit balance={data.balance} amount={fine} />;
  return <BothBalances balance={data.balance} after={{ ...amount, amount: data.balance.amount + amount.amount }} />;
}
