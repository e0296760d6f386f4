import type { Hooks } from '#kernel/hooks.ts';
import { token } from '#platform/di.ts';
import type { ReceiverRules } from './adapters/net/http-receivers.ts';
import type { AdmitKey } from './application/admit-key.ts';
import type { Owners } from './application/ports.ts';
import type { PauseNotices, SigningSecrets, ToldOrders } from './application/webhook-ports.ts';

export const integration = {
  /** Answered by users. */
  owners: token<Owners>('integration.owners'),
  /** Answered by the vault. */
  signingSecrets: token<SigningSecrets>('integration.signingSecrets'),
  /** Answered by the order module. */
  orders: token<ToldOrders>('integration.orders'),
  /** Answered by mails. */
  pauseNotices: token<PauseNotices>('integration.pauseNotices'),
  /** From the environment. */
  receiverRules: token<ReceiverRules>('integration.receiverRules'),
  /** From the environment: what seals a secret until its answer is repeated no more. */
  sealingSecret: token<string>('integration.sealingSecret'),
  admit: token<AdmitKey>('integration.admit'),
  hooks: token<Hooks>('integration.hooks'),
};
