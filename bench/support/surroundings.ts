import type pg from 'pg';
import { v7 } from 'uuid';
import { sha256Seals } from '#modules/audit/adapters/crypto/sha256-seals.ts';
import { auditRows } from '#modules/audit/adapters/persistence/audit.table.ts';
import { MikroAuditLog } from '#modules/audit/adapters/persistence/mikro-audit-log.ts';
import { AppendEvent } from '#modules/audit/application/append-event.ts';
import { Database } from '#platform/db/database.ts';

/** What stands around the orders of a database: talk, tickets, reviews, declined cards, sessions. */
export const surroundings: readonly string[] = [
  // a message about each order, one of 200 with contact data
  `insert into message (id, order_id, seq, sender_id, sender_role, sender_name, text, contacts, created_at)
   select gen_random_uuid(), id, 1, customer_id, 'customer', customer_name,
     'Merhaba, akşam sekizden sonra başlayabilir misin? Sipariş bende ' || number || ' görünüyor.',
     case when number % 200 = 0 then '{phone}'::text[] else '{}' end, created_at
   from orders as placed where not exists (select from message where order_id = placed.id)`,
  // a card that was declined for one of ten
  `insert into top_up (id, merchant_oid, user_id, amount_kurus, state, failure, refund_attempt, created_at, expires_at, failed_at)
   select gen_random_uuid(), 'bench' || number, customer_id, price_kurus, 'failed', 'declined', 0, created_at,
     created_at + interval '1 hour', created_at
   from orders where number % 10 = 0 on conflict do nothing`,
  // a ticket about one of ten, one of 2,000 waiting for an answer
  `insert into ticket (id, user_id, user_role, user_name, type, subject, order_id, order_number, status, answered,
     read_by_user, read_by_house, created_at, updated_at, waiting_since, first_answered_at)
   select gen_random_uuid(), customer_id, 'customer', customer_name, 'order', 'Siparişim ne zaman biter?', id, number,
     case when number % 2000 = 1 then 'open' else 'closed' end, number % 2000 <> 1, true, number % 2000 <> 1, created_at,
     created_at, case when number % 2000 = 1 then created_at end,
     case when number % 2000 <> 1 then created_at + interval '20 minutes' end
   from orders as placed where number % 10 = 1 and not exists (select from ticket where order_id = placed.id)`,
  `insert into ticket_message (id, ticket_id, sender_id, sender_role, sender_name, text, created_at)
   select gen_random_uuid(), id, user_id, user_role, user_name, subject, created_at
   from ticket as opened where not exists (select from ticket_message where ticket_id = opened.id)`,
  // every third finished order is reviewed, one of 50 reviews is hidden
  `insert into order_review (order_id, service, stars, text, first_name, hidden, created_at)
   select id, service, 1 + number % 5, 'Hızlı ve nazikti, teşekkürler.', split_part(customer_name, ' ', 1),
     number % 150 = 0, finished_at
   from orders where state = 'completed' and number % 3 = 0 on conflict do nothing`,
  // a session for each ten orders
  `insert into user_session (id, user_id, refresh_hash, device, address, rotations, created_at, last_used_at, expires_at)
   select gen_random_uuid(), customer_id, encode(sha256(id::text::bytea), 'hex'), 'Chrome, Windows', '203.0.113.' || number % 250,
     '[]', created_at, created_at, created_at + interval '30 days'
   from orders where number % 10 = 2`,
];

const atOnce = 2_000;

/** A line of the audit log for each ten orders, as if the house had written to the customer. */
export async function addAuditEvents(client: pg.Client, databaseUrl: string): Promise<void> {
  const { rows: admins } = await client.query<{ id: string }>(
    `select id from user_account where role = 'admin' limit 1`,
  );
  const [admin] = admins;
  if (!admin) throw new Error('nobody of the house is there');
  const { rows: orders } = await client.query<{ customer: string; at: Date }>(
    'select customer_id as customer, created_at as at from orders where number % 10 = 3 order by created_at',
  );
  const database = await Database.connect(databaseUrl, auditRows, { max: 1 });
  const events = new AppendEvent(new MikroAuditLog(database), sha256Seals, database, { next: () => v7() });
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
