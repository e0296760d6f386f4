import type { LedgerEntry } from '../../lib/records.ts';
import { accountLabel } from '#contract/wallet/words.tr.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';

interface AccountProps {
  readonly of: Pick<LedgerEntry['postings'][number], 'account' | 'ownerName'>;
  /** The kind of the ledger entry that names the account. */
  readonly kind: LedgerEntry['kind'];
  /** Shows no link, because the whole line is a link already. */
  readonly plain?: boolean;
}

/** A ledger account, named by its owner or its order. */
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
