import { key } from './calls.ts';
import type { Session } from './clients.ts';
import { aPng } from './pictures.ts';

type Caller = Pick<Session, 'api'>;

/** A reason and a picture, which a booster needs to finish work that no match proves. */
export const proof = async ({ api }: Caller): Promise<{ readonly reason: string; readonly pictures: string[] }> => {
  const body = new Blob([await aPng()], { type: 'image/png' });
  const { id } = await api.call('POST /pictures', { body, ...key() });
  return { reason: 'Yapılanlar resimde', pictures: [id] };
};

/** Finishes an order whose matches do not show the target. */
export const finish = async (booster: Caller, id: string) =>
  booster.api.call('POST /orders/:id/transitions', {
    params: { id },
    body: { to: 'finished', ...(await proof(booster)) },
    ...key(),
  });

/** Moves the timeline of an order back by some hours, so that there was time for matches. */
export const beganEarlier = (run: (sql: string) => Promise<unknown>, id: string, hours: number) =>
  // triggers protect the timeline; only tests switch them off
  run(`begin; set local session_replication_role = replica;
    update order_event set at = at - interval '${hours} hours' where order_id = '${id}'; commit`);

/** The customer agrees to the booster's claim of progress. */
export const agree = async ({ api }: Caller, id: string) => {
  const { progress } = await api.call('GET /orders/:id', { params: { id } });
  if (progress.claim === undefined) throw new Error('no progress correction waits for an agreement');
  const body = { claim: progress.claim };
  return api.call('POST /orders/:id/progress/agreement', { params: { id }, body, ...key() });
};

/** The booster claims `done` units of work, and the customer agrees. */
export const agreedUpTo = async (booster: Caller, customer: Caller, id: string, done: number) => {
  await booster.api.call('PUT /orders/:id/progress', { params: { id }, body: { done, reason: 'Dersler' } });
  return agree(customer, id);
};
