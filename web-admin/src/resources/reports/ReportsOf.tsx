import type { AdminReport } from '../../lib/records.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';
import { ReportStateChip } from '../../ui/StateChip.tsx';
import { shortened } from '../messages/shortened.ts';

/** Reported messages of an order's chat. */
export const ReportsOf = ({ orderId }: { orderId: string }) => (
  <RelatedRecords<AdminReport> resource="reports" title="Şikâyetler" filter={{ orderId }} none="Şikâyet yok.">
    {({ id, text, state, sender, reporter }) => (
      <>
        <RecordLink resource="reports" id={id}>
          {sender.displayName}: “{shortened(text)}”
        </RecordLink>
        <ReportStateChip state={state} />
        <span>{reporter.displayName} bildirdi</span>
      </>
    )}
  </RelatedRecords>
);
