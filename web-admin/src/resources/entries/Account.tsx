import type { LedgerEntry } from '../../lib/records.ts';
import { accountLabel } from '#contract/wallet/words.tr.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';

interface AccountProps {
  readonly of: Pick<LedgerEntry['postings'][number], 'account' | 'ownerName'>;
  /** Of the entry that it is named in. */
  readonly kind: LedgerEntry['kind'];
  /** Where the line that it stands in leads somewhere itself. */
  readonly plain?: boolean;
}

/** An account of the ledger, by whose wallet or which order’s it is. */
export function Account({ of: { account, ownerName }, kind, plain = false }: AccountProps) {
  const { label, id } = accountLabel(account, kind);
  if (id === null) return label;
  const link = (resource: 'users' | 'orders', text: string) =>
    plain ? (
      text
    ) : (
      <RecordLink resource={resource} id={id}>
        {text}
      </RecordLink>
    );
  if (ownerName === null) return link('orders', label);
  return (
    <>
      {label}: {link('users', ownerName)}
    </>
  );
}
