import {
  differenceKindLabels,
  differenceStateLabels,
  reconciliationStateLabels,
} from '#contract/payment/reconciliation.words.tr.ts';
import { providerLabels } from '#contract/vocabulary.ts';

const choicesOf = (labels: Readonly<Record<string, string | { readonly label: string }>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, name: typeof label === 'string' ? label : label.label }));

export const reconciliationChoices = {
  provider: choicesOf(providerLabels),
  state: choicesOf(reconciliationStateLabels),
  differenceKind: choicesOf(differenceKindLabels),
  differenceState: choicesOf(differenceStateLabels),
};
