import type { Listed, Part } from '#kernel/lists.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { DeliveryState, WebhookState } from '#kernel/vocabulary.ts';
import type { Delivery, Outcome } from '../domain/delivery.ts';
import type { Webhook } from '../domain/webhook.ts';

export interface Webhooks {
  add(webhook: Webhook): Promise<void>;
  find(id: string): Promise<Webhook | undefined>;
  /** Reads the row and locks it until the transaction ends. */
  lock(id: string): Promise<Webhook | undefined>;
  save(webhook: Webhook): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * How many webhooks the owner has. Until the transaction ends, no other transaction can add a webhook for this owner.
   */
  lockCountOf(ownerId: string): Promise<number>;
  /** The webhooks' URLs; removed webhooks are left out. */
  urlsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  list(part: WebhooksPart): Promise<Listed<Webhook>>;
  /** Webhooks whose previous secret no longer signs and has not been erased yet. */
  withOutlivedSecret(now: Date, limit: number): Promise<readonly Webhook[]>;
}

/** The numbers of orders; bound to the order module. */
export interface ToldOrders {
  numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface Deliveries {
  /** Adds the deliveries in this order. */
  add(deliveries: readonly Delivery[]): Promise<void>;
  /**
   * Adds a delivery of each event for each webhook that listens to its type, in the order of the events. Webhooks that were
   * paused at `pausedSince` or later are included, because deliveries wait during a pause.
   * @returns the receivers, once the statement is answered; the transaction does not wait for this
   */
  tell(events: readonly ToldEvent[], pausedSince: Date): Promise<{ readonly receivers: Promise<readonly string[]> }>;
  /** The delivery and its attempts, in one snapshot. */
  findWithTries(id: string): Promise<TriedDelivery | undefined>;
  /** Reads the row and locks it until the transaction ends. */
  lock(id: string): Promise<Delivery | undefined>;
  save(delivery: Delivery): Promise<void>;
  /**
   * Claims due deliveries of this receiver until `until`. A claimed delivery without an outcome by then is due again.
   * Skips deliveries that wait behind an earlier one about the same record, and deliveries that another process is
   * claiming. Deliveries with the most tries come first, so that a delivery that is never accepted uses up its tries,
   * however many others wait.
   */
  claim(webhookId: string, of: { now: Date; until: Date; limit: number }): Promise<readonly Delivery[]>;
  /** Makes claimed deliveries without a try due again, unless they were renewed meanwhile. */
  giveBack(taken: readonly Delivery[], now: Date): Promise<void>;
  /**
   * Makes all deliveries due that are about the same record and wait before this one, and gives them all their tries
   * again.
   */
  hastenBefore(delivery: Pick<Delivery, 'id' | 'webhookId' | 'about'>, now: Date): Promise<void>;
  /** Receivers with due deliveries or a pending renewal that are neither paused nor held back. */
  receiversDue(now: Date): Promise<readonly string[]>;
  /**
   * From now on, gives up to `limit` waiting deliveries of this receiver all their tries again. Due deliveries without
   * a try stay as they are, because they have all their tries. Returns how many deliveries were renewed.
   */
  renew(webhookId: string, of: { now: Date; limit: number }): Promise<number>;
  addTry(delivery: Pick<Delivery, 'id'>, outcome: Outcome): Promise<void>;
  list(part: DeliveriesPart): Promise<Listed<ListedDelivery>>;
  /** Deletes up to `limit` deliveries from before that time, with their attempts. Returns how many were deleted. */
  forget(before: Date, limit: number): Promise<number>;
  /** Deletes up to `limit` deliveries of a receiver. Returns how many were deleted. */
  forgetOf(webhookId: string, limit: number): Promise<number>;
}

export type ToldEvent = Pick<Delivery, 'eventId' | 'type' | 'about' | 'orderId' | 'payload' | 'createdAt'>;

export interface TriedDelivery extends Delivery {
  /** Oldest first. */
  readonly log: readonly Outcome[];
}

export interface ListedDelivery extends Delivery {
  /** The number of all attempts, including those from before the delivery was last queued again. */
  readonly made: number;
}

export interface WebhooksPart extends Part {
  readonly ids?: readonly string[] | undefined;
  readonly ownerIds?: readonly string[] | undefined;
  readonly states?: readonly WebhookState[] | undefined;
  readonly search?: string | undefined;
}

export interface DeliveriesPart extends Part {
  readonly where: {
    readonly id?: readonly string[] | undefined;
    readonly webhookId?: readonly string[] | undefined;
    readonly state?: readonly DeliveryState[] | undefined;
    readonly type?: readonly string[] | undefined;
    readonly orderId?: readonly string[] | undefined;
    readonly eventId?: readonly string[] | undefined;
  };
  readonly created?: TimeRange | undefined;
}

/** Storage of signing secrets; bound to the vault. */
export interface SigningSecrets {
  keep(webhookId: string, secretId: string, secret: string): Promise<void>;
  /** The secrets in the order of `secretIds`; erased ones are left out. */
  reveal(webhookId: string, secretIds: readonly string[]): Promise<readonly string[]>;
  erase(webhookId: string, secretId: string): Promise<void>;
}

/** Makes secrets and signs with them (Standard Webhooks). */
export interface Signatures {
  /** @returns `whsec_…` */
  newSecret(): string;
  /** The headers by which the receiver verifies the message. */
  headersOf(
    message: { readonly id: string; readonly at: Date; readonly body: string },
    secrets: readonly string[],
  ): Signed;
}
export type Signed = Readonly<Record<`webhook-${'id' | 'timestamp' | 'signature'}`, string>>;

export interface Answer extends Omit<Outcome, 'at'> {
  /** Seconds for which the receiver asks not to be called. */
  readonly retryAfterSeconds: number | null;
}

/**
 * Outgoing calls. They reach no private address unless the configuration allows it, follow no redirect, and end after
 * at most ten seconds.
 */
export interface Receivers {
  /** Whether the URL may be called, as far as the URL alone shows. */
  mayBeCalled(url: string): boolean;
  send(url: string, body: string, headers: Signed): Promise<Answer>;
}

/**
 * Starts sending after the running transaction has committed. If the message is lost, the sweep sends a minute later.
 */
export interface Dispatch {
  /** Deletes a receiver's deliveries, if the running transaction commits. */
  forget(webhookId: string): Promise<void>;
  soon(webhookIds: readonly string[] | Promise<readonly string[]>): Promise<void>;
}

/** Notifies the owner that their receiver is no longer called; bound to mails. */
export interface PauseNotices {
  paused(webhook: Webhook): Promise<void>;
}
