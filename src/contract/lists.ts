import { approvalLists } from './approval/lists.ts';
import { auditLists } from './audit/lists.ts';
import { boosterLists } from './booster/lists.ts';
import { conversationLists } from './conversation/lists.ts';
import { identityLists } from './identity/lists.ts';
import { integrationLists } from './integration/lists.ts';
import { jobLists } from './job/lists.ts';
import type { Lists } from './list.ts';
import { noteLists } from './note/lists.ts';
import { notificationLists } from './notification/lists.ts';
import { orderLists } from './order/lists.ts';
import { paymentLists } from './payment/lists.ts';
import { pricingLists } from './pricing/lists.ts';
import { shopLists } from './shop/lists.ts';
import { ticketLists } from './ticket/lists.ts';
import { vaultLists } from './vault/lists.ts';
import { walletLists } from './wallet/lists.ts';

/** Every list by route. */
export const lists = {
  ...approvalLists,
  ...auditLists,
  ...boosterLists,
  ...conversationLists,
  ...identityLists,
  ...integrationLists,
  ...jobLists,
  ...noteLists,
  ...notificationLists,
  ...orderLists,
  ...paymentLists,
  ...pricingLists,
  ...shopLists,
  ...ticketLists,
  ...vaultLists,
  ...walletLists,
} as const satisfies Lists;
