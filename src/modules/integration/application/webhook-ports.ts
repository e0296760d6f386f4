import type { TimeRange } from '#kernel/ports.ts';
import type { HookEventType } from '#kernel/hooks.ts';
import type { DeliveryState, WebhookState } from '#kernel/vocabulary.ts';
import type { Delivery, Outcome } from '../domain/delivery.ts';
import type { Webhook } from '../domain/webhook.ts';

export interface Webhooks {
  add(webhook: Webhook): Promise<void>;
  find(id: string): Promise<Webhook | undefined>;
  /** Held until the running transaction ends. */
  locked(id: string): Promise<Webhook | undefined>;
  save(webhook: Webhook): Promise<void>;
  remove(id: string): Promise<void>;
  /** How many somebody has; until the running transaction ends they get no other. */
  holdCountOf(ownerId: string): Promise<number>;
  /** Those that are told of one of these types, also ones paused since then or later: what happens meanwhile waits. */
  listeningTo(types: readonly HookEventType[], pausedSince: Date): Promise<readonly Pick<Webhook, 'id' | 'events'>[]>;
  /** The addresses of these; removed ones are left out. */
  urlsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  list(part: WebhooksPart): Promise<Listed<Webhook>>;
  /** Those whose earlier secret signs no more and has not been erased. */
  withOutlivedSecret(now: Date, limit: number): Promise<readonly Webhook[]>;
}

/** What people call orders; bound to the order module. */
export interface ToldOrders {
  numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface Deliveries {
  /** In this order. */
  add(deliveries: readonly Delivery[]): Promise<void>;
  /** Both of one moment. */
  findWithTries(id: string): Promise<TriedDelivery | undefined>;
  /** Held until the running transaction ends. */
  locked(id: string): Promise<Delivery | undefined>;
  save(delivery: Delivery): Promise<void>;
  /**
   * Takes what is due for this receiver, nothing before an earlier one about the same record has ended, and nothing that
   * another process has; what was tried most often goes first, so that one that is never accepted comes to its end however
   * many wait. What is not reported back until then is due again.
   */
  claim(webhookId: string, of: { now: Date; until: Date; limit: number }): Promise<readonly Delivery[]>;
  /** What was taken so and not tried is due again, unless it was renewed meanwhile. */
  giveBack(taken: readonly Delivery[], now: Date): Promise<void>;
  /** What waits before this one about the same record is due and has all its tries before it. */
  hastenBefore(delivery: Pick<Delivery, 'id' | 'webhookId' | 'about'>, now: Date): Promise<void>;
  /** Receivers for which something is due or to be renewed, none of them paused or at rest. */
  receiversDue(now: Date): Promise<readonly string[]>;
  /**
   * So much of what waits for this receiver has its time again, from now on; what was not tried yet has it all, and stays.
   * Answers how many there were.
   */
  renew(webhookId: string, of: { now: Date; limit: number }): Promise<number>;
  addTry(delivery: Pick<Delivery, 'id'>, outcome: Outcome): Promise<void>;
  list(part: DeliveriesPart): Promise<Listed<ListedDelivery>>;
  /** Those from before that time, with their tries, some at once; answers how many. */
  forget(before: Date, limit: number): Promise<number>;
  /** A receiver's, in the same way. */
  forgetOf(webhookId: string, limit: number): Promise<number>;
}

export interface TriedDelivery extends Delivery {
  /** Oldest first. */
  readonly log: readonly Outcome[];
}

export interface ListedDelivery extends Delivery {
  /** All of its tries, also those from before it was last put into the line. */
  readonly made: number;
}

export interface Listed<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly atLeast: boolean;
}

export interface WebhooksPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly ids?: readonly string[] | undefined;
  readonly ownerIds?: readonly string[] | undefined;
  readonly states?: readonly WebhookState[] | undefined;
  readonly search?: string | undefined;
}

export interface DeliveriesPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
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

/** Where secrets lie; bound to the vault. */
export interface SigningSecrets {
  keep(webhookId: string, secretId: string, secret: string): Promise<void>;
  /** In the order of the names. */
  reveal(webhookId: string, secretIds: readonly string[]): Promise<readonly string[]>;
  erase(webhookId: string, secretId: string): Promise<void>;
}

/** Makes secrets, and signs with them (Standard Webhooks). */
export interface Signatures {
  /** @returns `whsec_…` */
  newSecret(): string;
  /** The headers that show that it is ours. */
  headersOf(
    message: { readonly id: string; readonly at: Date; readonly body: string },
    secrets: readonly string[],
  ): Signed;
}
export type Signed = Readonly<Record<`webhook-${'id' | 'timestamp' | 'signature'}`, string>>;

export interface Answer extends Omit<Outcome, 'at'> {
  /** For how long the receiver does not want to be called. */
  readonly retryAfterSeconds: number | null;
}

/** The way out: calls no address inside of a network, follows no redirect, waits ten seconds. */
export interface Receivers {
  /** As far as a URL says it by itself. */
  mayBeCalled(url: string): boolean;
  send(url: string, body: string, headers: Signed): Promise<Answer>;
}

/** Sends what is due, soon: when the running transaction has committed. A word that is lost costs a minute. */
export interface Dispatch {
  /** Forgets a receiver's deliveries, if the running transaction commits. */
  forget(webhookId: string): Promise<void>;
  soon(webhookIds: readonly string[]): Promise<void>;
}

/** Bound to mails: tells somebody of the house that their receiver is called no more. */
export interface PauseNotices {
  paused(webhook: Webhook): Promise<void>;
}
