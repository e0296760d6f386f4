import { approvalLists } from './approval/lists.ts';
import { auditLists } from './audit/lists.ts';
import { boosterLists } from './booster/lists.ts';
import { conversationLists } from './conversation/lists.ts';
import { identityLists } from './identity/lists.ts';
import { integrationLists } from './integration/lists.ts';
import { jobLists } from './job/lists.ts';
import type { ListRules } from './list.ts';
import { noteLists } from './note/lists.ts';
import { notificationLists } from './notification/lists.ts';
import { orderLists } from './order/lists.ts';
import { paymentLists } from './payment/lists.ts';
import { pricingLists } from './pricing/lists.ts';
import type { Routes } from './routes.ts';
import { shopLists } from './shop/lists.ts';
import { ticketLists } from './ticket/lists.ts';
import { vaultLists } from './vault/lists.ts';
import { walletLists } from './wallet/lists.ts';

type ListKey = { [K in keyof Routes]: Routes[K] extends { readonly list: string } ? K : never }[keyof Routes];

/** By route. Apart from the routes, which the web apps carry with them. */
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
} as const satisfies Readonly<Record<ListKey, ListRules>>;
