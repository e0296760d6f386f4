import type pg from 'pg';
import { v7 } from 'uuid';
import { sha256Seals } from '#modules/audit/adapters/crypto/sha256-seals.ts';
import { auditRows } from '#modules/audit/adapters/persistence/audit.table.ts';
import { SqlAuditLog } from '#modules/audit/adapters/persistence/sql-audit-log.ts';
import { appendEvent } from '#modules/audit/application/append-event.ts';
import { Database } from '#platform/db/database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const oneOf = (role: string) => `(select id from user_account where role = '${role}' order by id limit 1)`;

/** The newest orders have all rare records, so that each list has a full page even with a thousand orders. */
const newest = (count: number) => `number > (select max(number) - ${count} from orders)`;
const recent = newest(100);

/**
 * Adds the records that belong to the orders of a database: messages, tickets, reviews, reports, notes, declined cards,
 * sessions, webhook deliveries. Orders that have such a record already are excluded by a list that is made once (`not
 * in`): the planner takes a table that is being filled for empty, and would scan it for each row.
 */
export const surroundings: readonly string[] = [
  // a message about each order; one message of 200 contains contact data
  `insert into message (id, order_id, seq, sender_id, sender_role, sender_name, text, contacts, created_at)
   select gen_random_uuid(), id, 1, customer_id, 'customer', customer_name,
     'Merhaba, akşam sekizden sonra başlayabilir misin? Sipariş bende ' || number || ' görünüyor.',
     case when number % 200 = 0 or ${recent} then '{phone}'::text[] else '{}' end, created_at
   from orders where id not in (select order_id from message)`,
  // a message by an admin about one order of 500
  `insert into message (id, order_id, seq, sender_id, sender_role, sender_name, text, contacts, created_at)
   select gen_random_uuid(), id, 2, ${oneOf('admin')}, 'admin', 'Deniz Y.', 'Bakıyoruz.', '{}', created_at
   from orders where (number % 500 = 9 or ${recent} and number % 3 = 0)
     and id not in (select order_id from message where seq = 2)`,
  // the message of one order of 20 was reported and the report rejected; reports about the newest orders are open
  `insert into message_report (id, message_id, order_id, sender_id, sender_role, sender_name, reporter_id, reporter_role, reporter_name,
     reason, state, decided_by, decided_by_name, decision, created_at, decided_at)
   select gen_random_uuid(), message.id, order_id, sender_id, sender_role, sender_name, booster_id, 'booster', booster_name,
     'Telefon numarası istiyor.', case when recent then 'open' else 'rejected' end, case when not recent then sender_id end,
     case when not recent then 'Deniz Y.' end, case when not recent then 'Bir şey yok.' end, message.created_at,
     case when not recent then message.created_at + interval '1 hour' end
   from (select *, ${recent} as recent from orders where booster_id is not null) as told
     join message on order_id = told.id and seq = 1
   where (number % 20 = 4 or recent) on conflict do nothing`,
  // a declined card for one order of ten
  `insert into top_up (id, merchant_oid, user_id, amount_kurus, state, cause, refund_attempt, created_at, expires_at, failed_at,
     failed_as)
   select gen_random_uuid(), 'bench' || number, customer_id, price_kurus, 'failed', 'declined', 0, created_at,
     created_at + interval '1 hour', created_at, 'refused'
   from orders where number % 10 = 0 on conflict do nothing`,
  // a ticket about one order of ten; the tickets of one order of 2,000 and of the newest orders wait for an answer
  `insert into ticket (id, user_id, user_role, user_name, type, subject, order_id, order_number, status, answered,
     read_by_user, read_by_house, created_at, updated_at, waiting_since, first_answered_at)
   select gen_random_uuid(), customer_id, 'customer', customer_name, 'order', 'Siparişim ne zaman biter?', id, number,
     case when waits then 'open' else 'closed' end, not waits, true, not waits, created_at,
     created_at, case when waits then created_at end, case when not waits then created_at + interval '20 minutes' end
   from (select *, number % 2000 = 1 or ${recent} as waits from orders) as placed
   where (number % 10 = 1 or waits) and id not in (select order_id from ticket where order_id is not null)`,
  `insert into ticket_message (id, ticket_id, sender_id, sender_role, sender_name, text, created_at)
   select gen_random_uuid(), id, user_id, user_role, user_name, subject, created_at
   from ticket where id not in (select ticket_id from ticket_message)`,
  // every third completed order is reviewed; one review of 50 and those of the newest orders are hidden
  `insert into order_review (order_id, service, stars, text, first_name, hidden, created_at)
   select id, service, 1 + number % 5, 'Hızlı ve nazikti, teşekkürler.', split_part(customer_name, ' ', 1),
     number % 150 = 0 or ${newest(150)}, finished_at
   from orders where state = 'completed' and number % 3 = 0 on conflict do nothing`,
  // disputes wait for the booster's answer for longer than any measurement
  `insert into order_dispute (id, order_id, customer_id, booster_id, kind, text, opened_at, answer_due_at)
   select gen_random_uuid(), id, customer_id, booster_id, 'not-reached', 'Son maçlar oynanmadı.', created_at, now() + interval '1 year'
   from orders where disputed on conflict do nothing`,
  // a session for one order of ten
  `insert into user_session (id, user_id, refresh_hash, device, address, rotations, created_at, last_used_at, expires_at)
   select gen_random_uuid(), customer_id, encode(sha256(id::text::bytea), 'hex'), 'Chrome, Windows', '203.0.113.' || number % 250,
     '[]', created_at, created_at, created_at + interval '30 days'
   from orders where number % 10 = 2`,
  // a note about one order of twenty, and a suspicion about its customer
  `insert into house_note (id, subject, record_id, kind, text, author_id, author_name, created_at, people)
   select gen_random_uuid(), subject, case subject when 'order' then id else customer_id end,
     case subject when 'order' then 'note' else 'suspicion' end, 'Bir gün daha beklenecek.', ${oneOf('admin')}, 'Deniz Y.', created_at, '{}'
   from orders, (values ('order'), ('user')) as about (subject) where number % 20 = 5 or ${recent}`,
  // a reconciliation for each day; one order of 100 has a difference that has ended, and the newest orders have open
  // ones
  `insert into reconciliation (id, provider, day, state, run, started_at, ended_at, way, provider_payments, provider_paid_kurus,
     provider_refunds, provider_refunded_kurus, our_payments, our_paid_kurus, our_refunds, our_refunded_kurus)
   select gen_random_uuid(), 'paytr', to_char(day, 'YYYY-MM-DD'), 'ended', gen_random_uuid(), day, day, 'report', 0, 0, 0, 0, 0, 0, 0, 0
   from generate_series(now() - interval '366 days', now(), interval '1 day') as day on conflict do nothing`,
  `insert into reconciliation_difference (id, reconciliation_id, kind, subject, ours_kurus, state, found_at, ending, ended_at, ended_by, reason)
   select gen_random_uuid(), compared.id, 'not-paid', placed.id, price_kurus, case when recent then 'open' else 'ended' end, created_at,
     case when not recent then 'person' end, case when not recent then created_at end, case when not recent then ${oneOf('admin')} end,
     case when not recent then 'Sağlayıcı ertesi gün bildirdi.' end
   from (select *, ${recent} as recent from orders) as placed
     join reconciliation as compared on day = to_char(created_at, 'YYYY-MM-DD')
   where (number % 100 = 6 or recent) on conflict do nothing`,
  // four paused webhooks, so that nobody is called; deliveries are of the last four weeks, since older ones are deleted
  `insert into webhook (id, owner_id, url, events, secret_id, paused_at, paused_cause, created_at)
   select gen_random_uuid(), ${oneOf('admin')}, 'https://program' || number || '.ornek.test/', '{order.paid}', gen_random_uuid(),
     now(), 'hand', now()
   from generate_series(1, 4) as number where not exists (select from webhook)`,
  `insert into webhook_delivery (id, event_id, webhook_id, type, about, order_id, payload, state, tries, next_try_at, created_at, ended_at)
   select gen_random_uuid(), gen_random_uuid(), webhook.id, case when number % 100 = 7 or number % 4 = 3 and recent then 'ticket.opened' else 'order.paid' end, orders.id,
     orders.id, json_build_object('type', 'order.paid', 'timestamp', at, 'data', json_build_object('id', orders.id, 'number', number))::text,
     how, 1, case how when 'waiting' then at end, at, case when how <> 'waiting' then at end
   from (select *, ${recent} as recent from orders) as orders
     cross join (select min(number) as first, max(number) as last from orders) as all_of_them
     cross join lateral (select now() - (last - number) * interval '27 days' / (last - first + 1) as at,
       case when number % 50 = 8 then 'waiting' when number % 50 = 9 or number % 10 = 9 and recent then 'given-up' else 'delivered' end as how) as told
     join (select *, row_number() over (order by url) - 1 as place from webhook) as webhook on place = number % 4
   where not exists (select from webhook_delivery)`,
];

const atOnce = 2_000;

/** Adds an audit event for each tenth order and for each of the newest, as if an admin had written to the customer. */
export async function addAuditEvents(client: pg.Client, databaseUrl: string): Promise<void> {
  const { rows: admins } = await client.query<{ id: string }>(
    `select id from user_account where role = 'admin' limit 1`,
  );
  const [admin] = admins;
  if (!admin) throw new Error('the database has no admin');
  const { rows: orders } = await client.query<{ customer: string; at: Date }>(
    `select customer_id as customer, created_at as at from orders where number % 10 = 3 or ${recent} order by created_at`,
  );
  const database = await Database.connect(databaseUrl, auditRows, { max: 1 });
  const events = appendEvent({
    log: new SqlAuditLog(database),
    seals: sha256Seals,
    movements: {
      ofRunningCommand: () => Promise.resolve(undefined),
    },
    work: unitOfWork({ transactions: database, ids: { next: () => v7() } }),
  });
  const details = {
    reason: null,
    said: { subject: 'Siparişin hakkında' },
    changes: [],
    address: null,
    requestId: null,
  };
  for (let done = 0; done < orders.length; done += atOnce)
    await database.run(async () => {
      for (const { customer, at } of orders.slice(done, done + atOnce))
        await events.append({
          at,
          actor: { id: admin.id, role: 'admin' },
          action: 'POST /admin/send-mail',
          resource: 'users',
          recordId: customer,
          details,
        });
    });
  await database.close();
}
