import { approvalResources } from '../approval/lists.tr.ts';
import { auditResources } from '../audit/lists.tr.ts';
import { boosterResources } from '../booster/lists.tr.ts';
import { conversationResources } from '../conversation/lists.tr.ts';
import { identityResources } from '../identity/lists.tr.ts';
import { integrationResources } from '../integration/lists.tr.ts';
import { jobResources } from '../job/lists.tr.ts';
import { noteResources } from '../note/lists.tr.ts';
import { orderResources } from '../order/lists.tr.ts';
import { paymentResources } from '../payment/lists.tr.ts';
import { pricingResources } from '../pricing/lists.tr.ts';
import { settingsResources } from '../settings/lists.tr.ts';
import { shopResources } from '../shop/lists.tr.ts';
import { ticketResources } from '../ticket/lists.tr.ts';
import { vaultResources } from '../vault/lists.tr.ts';
import { walletResources } from '../wallet/lists.tr.ts';

/** The console’s resources and the names of their columns. */
export const resourceMessages = {
  ...approvalResources,
  ...auditResources,
  ...boosterResources,
  ...conversationResources,
  ...identityResources,
  ...integrationResources,
  ...jobResources,
  ...noteResources,
  ...orderResources,
  ...paymentResources,
  ...pricingResources,
  ...settingsResources,
  ...shopResources,
  ...ticketResources,
  ...vaultResources,
  ...walletResources,
} as const;

const names: Readonly<Record<string, { readonly name: string }>> = resourceMessages;
/** The name of a list in the console. */
export const resourceName = (resource: string): string => names[resource]?.name.split(' |||| ').at(-1) ?? resource;
