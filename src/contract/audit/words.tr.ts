import { approvalActions } from '../approval/words.tr.ts';
import { boosterActions } from '../booster/words.tr.ts';
import { conversationActions } from '../conversation/words.tr.ts';
import { identityActions } from '../identity/words.tr.ts';
import { integrationActions } from '../integration/words.tr.ts';
import { jobActions } from '../job/words.tr.ts';
import { noteActions } from '../note/words.tr.ts';
import { orderActions } from '../order/words.tr.ts';
import { paymentActions } from '../payment/words.tr.ts';
import { pricingActions } from '../pricing/words.tr.ts';
import type { AuditedKey } from '../routes.ts';
import { settingsActions } from '../settings/words.tr.ts';
import { shopActions } from '../shop/words.tr.ts';
import { ticketActions } from '../ticket/words.tr.ts';
import { vaultActions } from '../vault/words.tr.ts';
import { walletActions } from '../wallet/words.tr.ts';
import type { AuditEvent } from './schemas.ts';

/** The action of an event that corrects another one. */
export const correcting = 'correct-details';

/** Names of audited calls. An audited call without a name does not compile. */
const labels: Record<
  | AuditedKey
  | 'POST /devices/release'
  | 'PUT /users/email-change'
  | 'export'
  | 'erase-details'
  | typeof correcting
  | 'make-admin',
  string
> = {
  ...approvalActions,
  ...boosterActions,
  ...conversationActions,
  ...identityActions,
  ...integrationActions,
  ...jobActions,
  ...noteActions,
  ...orderActions,
  ...paymentActions,
  ...pricingActions,
  ...settingsActions,
  ...shopActions,
  ...ticketActions,
  ...vaultActions,
  ...walletActions,
  'make-admin': 'Terminalden yönetici yapıldı',
  export: 'Liste CSV olarak indirildi',
  [correcting]: 'İşlem kaydı düzeltildi',
  'erase-details': 'Ayrılan kullanıcının bilgileri silindi',
};

/**
 * The name of an action, with a note if it was only begun or was refused. An action of an earlier version is shown by its key.
 */
export const actionLabel = ({ action, begun, refused }: Pick<AuditEvent, 'action'> & Partial<AuditEvent>): string => {
  const label = (labels as Readonly<Record<string, string>>)[action] ?? action;
  if (begun) return `${label}: başlatıldı`;
  return refused ? `${label}: tamamlanmadı` : label;
};

/**
 * Leaves out a command's "begun" event if the list also contains the event of its end. Both events have the same request id.
 */
export const withoutBeginnings = <E extends Pick<AuditEvent, 'action' | 'begun' | 'requestId'>>(
  events: readonly E[],
): E[] =>
  events.filter(
    ({ action, begun, requestId }) =>
      !begun ||
      requestId === null ||
      !events.some((other) => !other.begun && other.action === action && other.requestId === requestId),
  );

export const actionChoices = Object.entries(labels)
  .map(([id, name]) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'tr'));
