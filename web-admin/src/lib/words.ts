import { failureKindLabels, topUpCauseLabels } from '#contract/payment-words.tr.ts';
import { hookEventLabels } from '#contract/webhook-words.tr.ts';
import { services, ticketTypeLabels } from '#contract/vocabulary.ts';
import {
  applicationStateLabels,
  approvalCommandLabels,
  approvalStateLabels,
  deviceStateLabels,
  entryKindLabels,
  gameNames,
  jobStateLabels,
  noteSubjectLabels,
  type Label,
  payoutStateLabels,
  reportStateLabels,
  roleLabels,
  stockStateLabels,
  topUpStateLabels,
  userStatusLabels,
  apiKeyStateLabels,
  deliveryStateLabels,
  webhookStateLabels,
} from '#contract/house-words.tr.ts';

export * from '#contract/house-words.tr.ts';
export { topUpCauseLabels } from '#contract/payment-words.tr.ts';
export { hookEventLabels } from '#contract/webhook-words.tr.ts';

// What the console calls the words of the field: `choices` and what only a screen needs; the rest is the contract's.

export const languageLabels: Record<string, string> = { tr: 'Türkçe', en: 'İngilizce' };
export const boosterTierLabel = (tier: number): string => `Seviye ${tier}`;

const choicesOf = (labels: Readonly<Record<string, string | Label>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, name: typeof label === 'string' ? label : label.label }));

export const choices = {
  game: choicesOf(gameNames),
  service: services.map(({ id, title }) => ({ id, name: title })),
  role: choicesOf(roleLabels),
  userStatus: choicesOf(userStatusLabels),
  apiKeyState: choicesOf(apiKeyStateLabels),
  webhookState: choicesOf(webhookStateLabels),
  deliveryState: choicesOf(deliveryStateLabels),
  hookEvent: choicesOf(hookEventLabels),
  entryKind: choicesOf(entryKindLabels),
  topUpState: choicesOf(topUpStateLabels),
  topUpCause: choicesOf(topUpCauseLabels),
  failureKind: choicesOf(failureKindLabels),
  jobState: choicesOf(jobStateLabels),
  noteSubject: choicesOf(noteSubjectLabels),
  payoutState: choicesOf(payoutStateLabels),
  approvalState: choicesOf(approvalStateLabels),
  approvalCommand: choicesOf(approvalCommandLabels),
  reportState: choicesOf(reportStateLabels),
  deviceState: choicesOf(deviceStateLabels),
  ticketType: choicesOf(ticketTypeLabels),
  stockState: choicesOf(stockStateLabels),
  applicationState: choicesOf(applicationStateLabels),
} as const;
