import { formatMoney } from '#contract/format.ts';
import type { AdminReport } from '../../lib/records.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { ReportStateChip } from '../../ui/StateChip.tsx';
import { Conversation } from '../messages/Conversation.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { Reject, Uphold } from './Decide.tsx';

export const ReportShow = () => (
  <RecordPage<AdminReport>
    title={({ orderNumber }) => `Şikâyet: sipariş ${orderNumber}`}
    renderActions={(report) =>
      report.state === 'open' && (
        <>
          <Reject report={report} />
          <Uphold report={report} />
        </>
      )
    }
  >
    {(report) => (
      <Columns>
        <Column>
          <Section title="Bildirim" aside={<ReportStateChip state={report.state} />}>
            <Facts facts={factsOf(report)} />
          </Section>
        </Column>
        <Column>
          <Conversation orderId={report.orderId} marked={report.messageId} />
          <HistoryOf filter={{ recordId: report.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const Who = ({ person: { id, role, displayName } }: { person: AdminReport['sender'] }) => (
  <RecordLink resource={role === 'booster' ? 'boosters' : 'users'} id={id}>
    {`${displayName} (${roleLabels[role]})`}
  </RecordLink>
);

const factsOf = ({ text, reason, sender, reporter, orderId, orderNumber, createdAt, ...verdict }: AdminReport) => {
  const facts: Fact[] = [
    ['Mesaj', text],
    ['Gönderen', <Who key="sender" person={sender} />],
    ['Bildiren', <Who key="reporter" person={reporter} />],
    ['Neden', reason],
    linked('Sipariş', 'orders', orderId, orderNumber),
    ['Bildirildi', <Moment key="created" at={createdAt} />],
  ];
  if (!verdict.decidedAt) return facts;
  return [
    ...facts,
    ['Karar', `${verdict.decision ?? ''} (${verdict.decidedBy ?? ''})`],
    ['Ücret', verdict.fee ? formatMoney(verdict.fee) : 'Alınmadı'],
    ['Sonuçlandı', <Moment key="decided" at={verdict.decidedAt} />],
  ] satisfies Fact[];
};
