import { accountLabel } from '../../lib/words.ts';
import { RecordLink, UserLink } from '../../ui/RecordLink.tsx';

/** An account of the ledger, by whose wallet or which order’s it is. */
export function Account({ name }: { name: string }) {
  const { label, id } = accountLabel(name);
  if (id === null) return label;
  if (name.startsWith('wallet:')) {
    return (
      <>
        {label}: <UserLink id={id} />
      </>
    );
  }
  return (
    <RecordLink resource="orders" id={id}>
      {label}
    </RecordLink>
  );
}
