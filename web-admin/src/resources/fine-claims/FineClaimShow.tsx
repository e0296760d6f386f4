import { formatMoney } from '#contract/format.ts';
import type { AdminFineClaim } from '../../lib/records.ts';
import { fineClaimStateLabels } from '#contract/wallet/words.tr.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { EntriesOf } from '../entries/EntriesOf.tsx';
import { Waive } from './Waive.tsx';

export const FineClaimShow = () => (
  <RecordPage<AdminFineClaim>
    title={({ amount }) => `Ceza ${formatMoney(amount)}`}
    renderActions={(claim) => claim.state === 'open' && <Waive claim={claim} />}
  >
    {(claim) => (
      <Columns>
        <Column>
          <Section title="Ceza alacağı" aside={<StateChip {...fineClaimStateLabels[claim.state]} />}>
            <Facts facts={factsOf(claim)} />
            <EntriesOf filter={{ fineClaimId: claim.id }} title="Tahsilatlar" />
          </Section>
        </Column>
        <Column>
          <HistoryOf filter={{ recordId: claim.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const factsOf = (claim: AdminFineClaim): Fact[] => [
  linked('Booster', 'boosters', claim.boosterId, claim.boosterName),
  ['Ceza', <Money key="amount" value={claim.amount} />],
  ['Tahsil edilen', <Money key="settled" value={claim.settled} />],
  claim.waived.amount > 0 && ['Vazgeçilen', <Money key="waived" value={claim.waived} />],
  ['Açık tutar', <Money key="open" value={claim.open} />],
  claim.reason !== null && ['Neden', claim.reason],
  claim.orderId && linked('Sipariş', 'orders', claim.orderId, claim.orderNumber ?? 'Kaydı aç'),
  ['Kesen', claim.createdByName],
  ['Kesildi', <Moment key="created" at={claim.createdAt} />],
  claim.waivedAt && ['Vazgeçen', claim.waivedByName ?? 'Sistem'],
  claim.waivedAt && ['Vazgeçildi', <Moment key="waivedAt" at={claim.waivedAt} />],
  claim.waivedAt && ['Vazgeçme nedeni', claim.waiverReason],
];
