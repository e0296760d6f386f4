import { failureKindLabels, topUpCauseLabels, topUpStateLabels } from '#contract/payment/words.tr.ts';
import {
  hookEventLabels,
  apiKeyStateLabels,
  deliveryStateLabels,
  webhookStateLabels,
} from '#contract/integration/words.tr.ts';
import { services, ticketTypeLabels } from '#contract/vocabulary.ts';
import { applicationStateLabels } from '#contract/booster/words.tr.ts';
import { approvalCommandLabels, approvalStateLabels } from '#contract/approval/words.tr.ts';
import { deviceStateLabels } from '#contract/vault/words.tr.ts';
import { entryKindLabels, payoutStateLabels } from '#contract/wallet/words.tr.ts';
import { gameNames } from '#contract/pricing/words.tr.ts';
import { jobStateLabels } from '#contract/job/words.tr.ts';
import { noteSubjectLabels } from '#contract/note/words.tr.ts';
import { type Label } from '#contract/order/words.tr.ts';
import { reportStateLabels } from '#contract/conversation/words.tr.ts';
import { roleLabels, userStatusLabels } from '#contract/identity/words.tr.ts';
import { stockStateLabels } from '#contract/shop/words.tr.ts';

// The console's own labels and `choices`. Other labels come from the API contract.

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
