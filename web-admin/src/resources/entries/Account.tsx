import type { LedgerEntry } from '../../lib/records.ts';
import { accountLabel } from '../../lib/words.ts';
import { RecordLink, UserLink, UserName } from '../../ui/RecordLink.tsx';

interface AccountProps {
  readonly name: string;
  /** Of the entry that it is named in. */
  readonly kind: LedgerEntry['kind'];
  /** Where the line that it stands in leads somewhere itself. */
  readonly plain?: boolean;
}

/** An account of the ledger, by whose wallet or which order’s it is. */
export function Account({ name, kind, plain = false }: AccountProps) {
  const { label, id } = accountLabel(name, kind);
  if (id === null) return label;
  if (name.startsWith('wallet:')) {
    return (
      <>
        {label}: {plain ? <UserName id={id} /> : <UserLink id={id} />}
      </>
    );
  }
  if (plain) return label;
  return (
    <RecordLink resource="orders" id={id}>
      {label}
    </RecordLink>
  );
}
