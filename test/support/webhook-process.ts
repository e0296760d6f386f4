import { v7 } from 'uuid';
import type { HookEvent, HookEventType } from '#kernel/hooks.ts';
import { scopes as allScopes, type Scope } from '#kernel/vocabulary.ts';
import { StandardSignatures } from '#modules/integration/adapters/crypto/standard-signatures.ts';
import { SqlDeliveries } from '#modules/integration/adapters/persistence/sql-deliveries.ts';
import { MikroWebhooks } from '#modules/integration/adapters/persistence/mikro-webhooks.ts';
import { changeWebhook } from '#modules/integration/application/change-webhook.ts';
import { pauseWebhook } from '#modules/integration/application/pause-webhook.ts';
import { redeliver } from '#modules/integration/application/redeliver.ts';
import { registerWebhook } from '#modules/integration/application/register-webhook.ts';
import { removeWebhook } from '#modules/integration/application/remove-webhook.ts';
import { sendDeliveries } from '#modules/integration/application/send-deliveries.ts';
import { tellPrograms } from '#modules/integration/application/tell-programs.ts';
import { tidyWebhooks } from '#modules/integration/application/tidy-webhooks.ts';
import type { Receivers, SigningSecrets } from '#modules/integration/application/webhook-ports.ts';
import type { Webhook } from '#modules/integration/domain/webhook.ts';
import type { Database } from '#platform/db/database.ts';
import { FixedClock } from './fakes/kernel.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

class KeptSecrets implements SigningSecrets {
  readonly all = new Map<string, string>();
  keep(_webhook: string, id: string, secret: string): Promise<void> {
    this.all.set(id, secret);
    return Promise.resolve();
  }
  reveal(_webhook: string, ids: readonly string[]): Promise<readonly string[]> {
    return Promise.resolve(ids.map((id) => this.all.get(id) ?? 'gone'));
  }
  erase(_webhook: string, id: string): Promise<void> {
    this.all.delete(id);
    return Promise.resolve();
  }
}

interface Sent {
  readonly to: string;
  readonly body: string;
  readonly id: string;
  readonly signatures: number;
}

/** The webhook use cases of one process, with a receiver whose answers the test sets. */
export const webhookProcess = (database: Database, world: ReturnType<typeof aWebhookWorld>) => {
  const { clock, secrets, sent, soon, told } = world;
  const [webhooks, deliveries] = [new MikroWebhooks(database), new SqlDeliveries(database)];
  const ids = { next: () => v7() };
  const receivers: Receivers = {
    mayBeCalled: () => true,
    send: async (to, body, headers) => {
      sent.push({ to, body, id: headers['webhook-id'], signatures: headers['webhook-signature'].split(' ').length });
      const status = await world.answer(body);
      const fault = status === null ? 'unreachable' : null;
      return { durationMs: 1, status, fault, answer: 'said', retryAfterSeconds: world.retryAfterSeconds };
    },
  };
  const dispatch = {
    soon: async (which: readonly string[] | Promise<readonly string[]>) => void soon.push(...(await which)),
    forget: async (which: string) => void world.forgotten.push(which),
  };
  const notices = { paused: async ({ paused }: Webhook) => void told.push(paused?.cause ?? '') };
  const owners = {
    find: async () => (world.ownerIsHere ? { id: 'ada', displayName: 'Ada Y.', scopes: world.held } : undefined),
    haveLeft: async () => world.ownerHasLeft,
    namesOf: async () => new Map<string, string>(),
  };
  const signatures = new StandardSignatures();
  return {
    webhooks,
    deliveries,
    tell: tellPrograms({ deliveries, dispatch, ids, clock }),
    register: registerWebhook({
      webhooks,
      owners,
      secrets,
      signatures,
      receivers,
      config: { each: 2 },
      work: unitOfWork({ transactions: database, clock, ids }),
    }),
    send: sendDeliveries({
      webhooks,
      deliveries,
      owners,
      secrets,
      signatures,
      receivers,
      dispatch,
      notices,
      chance: () => world.chance,
      work: unitOfWork({ transactions: database, clock }),
    }),
    change: changeWebhook({ webhooks, owners, receivers, dispatch, work: unitOfWork({ transactions: database }) }),
    pause: pauseWebhook({ webhooks, owners, dispatch, notices, work: unitOfWork({ transactions: database, clock }) }),
    redeliver: redeliver({
      webhooks,
      owners,
      deliveries,
      dispatch,
      work: unitOfWork({ transactions: database, clock, ids }),
    }),
    remove: removeWebhook({ webhooks, secrets, dispatch, work: unitOfWork({ transactions: database }) }),
    tidy: tidyWebhooks({ webhooks, deliveries, secrets, work: unitOfWork({ transactions: database, clock }) }),
  };
};

export const aWebhookWorld = () => ({
  clock: new FixedClock(),
  secrets: new KeptSecrets(),
  sent: [] as Sent[],
  soon: [] as string[],
  told: [] as string[],
  held: [...allScopes] as Scope[],
  ownerIsHere: true,
  ownerHasLeft: false,
  forgotten: [] as string[],
  answer: async (_body: string): Promise<number | null> => 204,
  retryAfterSeconds: null as number | null,
  chance: 0,
});

export const ada = { id: v7(), scopes: allScopes };
export const wanted = {
  url: 'https://receiver.example/',
  events: ['order.paid', 'order.taken', 'topup.failed'] as const,
};
export const event = (type: HookEventType, about: string, said = type): HookEvent => ({
  type,
  about,
  orderId: about,
  data: { said },
});
