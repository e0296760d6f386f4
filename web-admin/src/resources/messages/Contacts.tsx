import type { ContactKind } from '#contract/vocabulary.ts';
import { contactLabels } from '#contract/conversation/words.tr.ts';
import { StateChip } from '../../ui/StateChip.tsx';

/** What in a message reads like a way to meet outside. */
export const Contacts = ({ contacts }: { contacts: readonly ContactKind[] }) =>
  contacts.map((kind) => <StateChip key={kind} label={contactLabels[kind]} tone="warn" />);
