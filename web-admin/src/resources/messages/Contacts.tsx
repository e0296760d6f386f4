import type { ContactKind } from '#contract/vocabulary.ts';
import { contactLabels } from '#contract/conversation/words.tr.ts';
import { StateChip } from '../../ui/StateChip.tsx';

/** The kinds of contact details found in a message, which suggest a deal outside the platform. */
export const Contacts = ({ contacts }: { contacts: readonly ContactKind[] }) =>
  contacts.map((kind) => <StateChip key={kind} label={contactLabels[kind]} tone="warn" />);
