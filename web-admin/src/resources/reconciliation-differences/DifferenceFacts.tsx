import { formatMoney } from '#contract/format.ts';
import { differenceEndingLabels } from '#contract/payment/reconciliation.words.tr.ts';
import type { AdminDifference } from '../../lib/records.ts';
import { RecordLink, shortId } from '../../ui/RecordLink.tsx';
import { formatMoment } from '../../lib/time.ts';

/** What differs: our payment, our ledger entry, or only the provider's number. */
export function SubjectOf({ topUpId, entryId, merchantOid }: AdminDifference) {
  if (topUpId)
    return (
      <RecordLink resource="top-ups" id={topUpId}>
        {merchantOid ?? shortId(topUpId)}
      </RecordLink>
    );
  if (entryId)
    return (
      <RecordLink resource="entries" id={entryId}>
        Hareket {shortId(entryId)}
      </RecordLink>
    );
  return <span>{merchantOid}</span>;
}

export const CustomerOf = ({ userId, customerName }: AdminDifference) =>
  userId ? (
    <RecordLink resource="users" id={userId}>
      {customerName}
    </RecordLink>
  ) : (
    <span>–</span>
  );

/** `Kapatıldı · 17 Kas 19.48`. */
export const endingOf = ({ ending, endedAt }: AdminDifference): string | null =>
  ending && endedAt ? `${differenceEndingLabels[ending]} · ${formatMoment(endedAt)}` : null;

/** `Sağlayıcıda 100,00 ₺, bizde 0,00 ₺`. */
export const amountsOf = ({ theirs, ours, kind }: AdminDifference): string => {
  const told = [
    ...(theirs ? [`${kind === 'ledger' ? 'Ödemelere göre' : 'Sağlayıcıda'} ${formatMoney(theirs)}`] : []),
    ...(ours ? [`${kind === 'ledger' ? 'defterde' : 'bizde'} ${formatMoney(ours)}`] : []),
  ];
  return told.join(', ');
};
