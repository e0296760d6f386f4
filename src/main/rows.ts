import { approvalRows } from '#modules/approval/adapters/persistence/approval.table.ts';
import { auditRows } from '#modules/audit/adapters/persistence/audit.table.ts';
import { boosterRows } from '#modules/booster/adapters/persistence/booster.table.ts';
import { conversationRows } from '#modules/conversation/adapters/persistence/conversation.table.ts';
import { figureRows } from '#modules/figure/adapters/persistence/figure.table.ts';
import { identityRows } from '#modules/identity/adapters/persistence/identity.table.ts';
import { integrationRows } from '#modules/integration/adapters/persistence/integration.table.ts';
import { noteRows } from '#modules/note/adapters/persistence/note.table.ts';
import { notificationRows } from '#modules/notification/adapters/persistence/notification.table.ts';
import { orderRows } from '#modules/order/adapters/persistence/order.table.ts';
import { paymentRows } from '#modules/payment/adapters/persistence/payment.table.ts';
import { reconciliationRows } from '#modules/payment/adapters/persistence/reconciliation.table.ts';
import { pictureRows } from '#modules/picture/adapters/persistence/picture.table.ts';
import { pricingRows } from '#modules/pricing/adapters/persistence/pricing.table.ts';
import { ticketRows } from '#modules/ticket/adapters/persistence/ticket.table.ts';
import { settingsRows } from '#modules/settings/adapters/persistence/settings.table.ts';
import { shopRows } from '#modules/shop/adapters/persistence/shop.table.ts';
import { vaultRows } from '#modules/vault/adapters/persistence/vault.table.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { RateLimitRow } from '#platform/db/rate-limit.table.ts';
import { SweepFailureRow } from '#platform/db/sweep-failure.table.ts';
import { IdempotencyKeyRow } from '#platform/http/idempotency.ts';
import { LiveEventRow, OutboxRow } from '#platform/live/live.table.ts';
import { LogLevelRow } from '#platform/log/log-level.table.ts';
import { SentMailRow } from '#platform/mail/mail.table.ts';

/** Every row schema: what the drift test holds against the migrated database. */
export const rows = [
  ...identityRows,
  ...pricingRows,
  ...walletRows,
  ...paymentRows,
  ...reconciliationRows,
  ...vaultRows,
  ...boosterRows,
  ...orderRows,
  ...conversationRows,
  ...notificationRows,
  ...ticketRows,
  ...pictureRows,
  ...shopRows,
  ...auditRows,
  ...noteRows,
  ...integrationRows,
  ...settingsRows,
  ...figureRows,
  ...approvalRows,
  IdempotencyKeyRow,
  OutboxRow,
  LiveEventRow,
  RateLimitRow,
  SweepFailureRow,
  SentMailRow,
  LogLevelRow,
];
