import Alert from '@mui/material/Alert';
import { formatIban, formatMoney } from '#contract/format.ts';
import type { Payout } from '../../lib/records.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { PayoutStateChip } from '../../ui/StateChip.tsx';
import { holdSentences, whyNotPayable } from './payout-holds.ts';
import { EntriesOf } from '../entries/EntriesOf.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { Suspicions } from '../notes/NotesOf.tsx';

export const PayoutShow = () => (
  <RecordPage<Payout>
    title={({ amount }) => `Para çekme ${formatMoney(amount)}`}
    renderActions={(payout) =>
      payout.state === 'requested' && (
        <>
          <Refuse payout={payout} />
          <Pay payout={payout} />
        </>
      )
    }
  >
    {(payout) => (
      <>
        <Holds payout={payout} />
        <Suspicions resource="user-notes" recordId={payout.boosterId} />
        <Columns>
          <Column>
            <Section title="İstek" aside={<PayoutStateChip state={payout.state} />}>
              <Facts facts={factsOf(payout)} />
            </Section>
          </Column>
          <Column>
            <Section title="Defter">
              <EntriesOf title="Hareketler" filter={{ payoutId: payout.id }} />
            </Section>
            <HistoryOf filter={{ recordId: payout.id }} />
          </Column>
        </Columns>
      </>
    )}
  </RecordPage>
);

const factsOf = ({ amount, boosterId, boosterName, iban, reason, createdAt, decidedAt }: Payout): Fact[] => [
  ['Tutar', <Money key="amount" value={amount} />],
  linked('Booster', 'boosters', boosterId, boosterName),
  ['IBAN', formatIban(iban)],
  ['İstendi', <Moment key="created" at={createdAt} />],
  ['Sonuçlandı', decidedAt ? <Moment key="decided" at={decidedAt} /> : null],
  reason && ['Neden', reason],
];

/** Recent changes that matter for the payout, and a missing confirmation, as a warning to the person who pays. */
function Holds({ payout }: { payout: Payout }) {
  if (payout.state !== 'requested') return null;
  const sentences = holdSentences(payout);
  if (payout.unconfirmed)
    sentences.push('Booster isteği e-postasındaki bağlantıyla henüz onaylamadı; onaylayınca ödenebilir.');
  if (sentences.length === 0) return null;
  return (
    <Alert severity={whyNotPayable(payout) ? 'warning' : 'info'} sx={{ mb: 2 }}>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}

/** Marks the payout as paid, after staff have made the bank transfer. */
const Pay = ({ payout }: { payout: Payout }) => (
  <CommandDialog
    action="POST /admin/pay-booster"
    label="Ödendi olarak işaretle"
    primary
    off={whyNotPayable(payout)}
    title="Ödendi olarak işaretle"
    explanation={
      <>
        Önce bankadan gönder: <Money value={payout.amount} sx={{ fontWeight: 620 }} />, IBAN {formatIban(payout.iban)}.
        Geri alınamaz. {holdSentences(payout).join(' ')}
      </>
    }
    submitLabel="Gönderdim, ödendi"
    send={() => ({ body: { payoutId: payout.id, decision: 'paid' as const } })}
    secondAdmin={{
      command: 'pay-booster',
      ownerOf: () => payout.boosterId,
      amountOf: () => payout.amount,
      ask: () => ({ command: 'pay-booster', payoutId: payout.id }),
    }}
    done="Para çekme ödendi"
  />
);

/** Returns the reserved amount to the booster's wallet. */
const Refuse = ({ payout }: { payout: Payout }) => (
  <CommandDialog
    action="POST /admin/pay-booster"
    label="Reddet"
    danger
    title="Para çekme isteğini reddet"
    explanation={`${formatMoney(payout.amount)} booster’ın bakiyesine geri döner. Yazdığın nedeni görür.`}
    submitLabel="İsteği reddet"
    send={({ reason }: { reason: string }) => ({ body: { payoutId: payout.id, decision: 'refused' as const, reason } })}
    done="Para çekme isteği reddedildi"
  >
    <ReasonInput />
  </CommandDialog>
);
