import type { Hooks } from '#kernel/hooks.ts';
import { token } from '#platform/di.ts';
import type { ReceiverRules } from './adapters/net/http-receivers.ts';
import type { AdmitKey } from './application/admit-key.ts';
import type { Owners } from './application/ports.ts';
import type { PauseNotices, SigningSecrets, ToldOrders } from './application/webhook-ports.ts';

export const integration = {
  /** Implemented by identity. */
  owners: token<Owners>('integration.owners'),
  /** Implemented by the vault. */
  signingSecrets: token<SigningSecrets>('integration.signingSecrets'),
  /** Implemented by the order module. */
  orders: token<ToldOrders>('integration.orders'),
  /** Implemented by mails. */
  pauseNotices: token<PauseNotices>('integration.pauseNotices'),
  /** Read from the environment. */
  receiverRules: token<ReceiverRules>('integration.receiverRules'),
  /** Read from the environment. Encrypts a new key's secret while its answer may still be repeated. */
  sealingSecret: token<string>('integration.sealingSecret'),
  admit: token<AdmitKey>('integration.admit'),
  hooks: token<Hooks>('integration.hooks'),
};
