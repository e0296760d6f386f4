import type { Clock, Ids, RateLimits, UnitOfWork } from '#kernel/ports.ts';
import type { ApiKeys, KeySecrets, Owners } from './ports.ts';
import type { Deliveries, Dispatch, PauseNotices, Receivers, Signatures, Webhooks } from './webhook-ports.ts';

/** What the use cases of this module need, by name. */
interface IntegrationNeeds {
  readonly keys: ApiKeys;
  readonly secrets: KeySecrets;
  readonly owners: Owners;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly webhooks: Webhooks;
  readonly receivers: Receivers;
  readonly dispatch: Dispatch;
  readonly work: UnitOfWork;
  readonly notices: PauseNotices;
  readonly deliveries: Deliveries;
  readonly signatures: Signatures;
  readonly chance: () => number;
  readonly ids: Ids;
}

export type Needs<K extends keyof IntegrationNeeds> = Pick<IntegrationNeeds, K>;
