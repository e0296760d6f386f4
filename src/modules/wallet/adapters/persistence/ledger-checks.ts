import { providerAccounts } from '../../domain/account.ts';
import { summedPostings } from './summed-postings.ts';

// Invariants of every committed state of the ledger (promises.md, INV), as queries that find violations.

/** A query whose rows describe violations in `fault`, the earliest first. */
interface LedgerCheck {
  readonly name: string;
  readonly query: string;
}

/** (a) to (d): entries and postings are consistent in themselves. */
const bookkeeping: readonly LedgerCheck[] = [
  {
    name: '(a) the postings of each entry sum to zero',
    query: `select format('entry %s (%s): %s postings sum to %s', e.id, e.kind, count(p.account), coalesce(sum(p.amount_kurus), 0)) as fault
      from ledger_entry e left join ledger_posting p on p.entry_id = e.id
      group by e.id having count(p.account) < 2 or sum(p.amount_kurus) <> 0 order by e.created_at, e.id`,
  },
  {
    name: '(a) every posting has an entry',
    query: `select format('entry %s does not exist, but has a posting on account %s', p.entry_id, p.account) as fault
      from ledger_posting p left join ledger_entry e on e.id = p.entry_id where e.id is null order by p.entry_id, p.account`,
  },
  {
    name: '(b) each balance equals the sum of its postings',
    query: `select format('account %s: balance %s, postings sum to %s', coalesce(a.id, s.account), a.balance_kurus, s.total) as fault
      from ledger_account a full join (
        select account, sum(amount_kurus) as total from ledger_posting where account like 'wallet:%' or account like 'escrow:%' group by account
      ) s on s.account = a.id
      where a.balance_kurus is distinct from s.total order by coalesce(a.id, s.account)`,
  },
  {
    name: '(c) postings are numbered without gaps and carry the running balance',
    query: `select format('entry %s: posting %s of %s should be number %s; its balance is %s and should be %s', entry_id, seq, account, place, balance_kurus, running) as fault
      from (
        select p.*, row_number() over line as place, sum(amount_kurus) over line as running
        from ledger_posting p where account like 'wallet:%' or account like 'escrow:%'
        window line as (partition by account order by seq)
      ) numbered
      where seq is distinct from place or balance_kurus is distinct from running order by account, place`,
  },
  {
    name: '(c) each account stores the number of its last posting',
    query: `select format('account %s stores number %s, but its last posting is number %s', a.id, a.last_seq, max(p.seq)) as fault
      from ledger_account a left join ledger_posting p on p.account = a.id
      group by a.id having a.last_seq is distinct from max(p.seq) order by a.id`,
  },
  {
    name: '(c) wallets of boosters are marked as such',
    query: `select format('account %s belongs to a booster, but is not marked', a.id) as fault
      from ledger_account a join booster_profile b on a.id = 'wallet:' || b.id
      where not a.of_booster order by a.id`,
  },
  {
    name: '(c) stored sums equal the postings that they cover',
    query: `select format('sum of %s: stored %s postings of %s kuruş, counted %s postings of %s kuruş; npm run ledger:recount corrects it', coalesce(k.account, s.account), k.count, k.balance_kurus, s.count, s.balance) as fault
      from ledger_sum k full join (
        ${summedPostings} where entry.created_at < (select counted_until from ledger_progress) group by 1
      ) s on s.account = k.account
      where (k.count, k.balance_kurus) is distinct from (s.count, s.balance) order by coalesce(k.account, s.account)`,
  },
  {
    name: '(d) no wallet or escrow account is below zero',
    query: `select format('account %s is at %s', id, balance_kurus) as fault from ledger_account where balance_kurus < 0
      union all select format('entry %s: %s went to %s', entry_id, account, balance_kurus) from ledger_posting where balance_kurus < 0
      order by 1`,
  },
];

/** What entries of these kinds moved on accounts of this prefix, per order, top-up or payout (`by`). */
const moved = (kinds: string, by: string, account: string) => `
  select e.${by} as subject, count(distinct e.id) as entries, sum(p.amount_kurus) as amount,
    array_agg(distinct p.account) as accounts, min(e.id::text) as entry
  from ledger_entry e join ledger_posting p on p.entry_id = e.id and p.account ${account}
  where e.kind in (${kinds}) group by e.${by}`;

/** (e): every business row that moved money has exactly its entry, and every entry has its business row. */
const businessRows: readonly LedgerCheck[] = [
  {
    name: '(e) top-ups match their entries',
    query: `select format('top-up %s (%s of %s): first entry %s, %s entries moved %s', coalesce(t.id, m.subject), t.state, t.amount_kurus, m.entry, coalesce(m.entries, 0), m.amount) as fault
      from (select * from top_up where state in ('paid', 'refunded')) t
      full join (${moved("'top-up'", 'top_up_id', "like 'wallet:%'")}) m on m.subject = t.id
      where t.id is null or m.entries is distinct from 1 or m.amount <> t.amount_kurus or m.accounts <> array['wallet:' || t.user_id]
      order by t.created_at, t.id`,
  },
  {
    name: '(e) refunds of top-ups match their entries',
    query: `select format('top-up %s: %s refunded, entry %s moved %s', coalesce(t.id, m.subject), coalesce(t.back, 0), m.entry, coalesce(-m.amount, 0)) as fault
      from (select *, case when refund_state in ('under-way', 'done') then amount_kurus else 0 end as back from top_up) t
      full join (${moved("'top-up-refund'", 'top_up_id', "like 'wallet:%'")}) m on m.subject = t.id
      where t.id is null or coalesce(-m.amount, 0) <> t.back or m.accounts <> array['wallet:' || t.user_id]
      order by t.created_at, t.id`,
  },
  {
    name: '(e) payments entered by hand match their top-ups',
    query: `select format('top-up %s (%s of %s): %s of %s entered', coalesce(t.id, h.top_up_id), t.provider, t.amount_kurus, h.provider, h.amount_kurus) as fault
      from (select * from top_up where provider <> 'paytr') t full join hand_payment h on h.top_up_id = t.id
      where (t.provider, t.amount_kurus, t.merchant_oid) is distinct from (h.provider, h.amount_kurus, h.merchant_oid)
      order by t.created_at, t.id`,
  },
  {
    name: '(e) refunds sent by hand match their top-ups',
    query: `select format('top-up %s: refund %s of %s, %s of %s sent', t.id, t.refund_reference, t.amount_kurus, coalesce(h.reference, 'nothing'), h.amount_kurus) as fault
      from (select * from top_up where provider <> 'paytr' and state = 'refunded') t
      full join (select * from hand_refund where bank_reference is not null) h on h.reference = t.refund_reference
      where t.amount_kurus is distinct from h.amount_kurus order by t.created_at, t.id`,
  },
  {
    name: '(e) orders match their payments',
    query: `select format('order %s (%s of %s): first entry %s, %s entries moved %s', coalesce(o.id, m.subject), o.state, o.paid, m.entry, coalesce(m.entries, 0), m.amount) as fault
      from (select *, price_kurus + stream_refund_kurus - least(rank_difference_kurus, 0) as paid from orders where state <> 'payment-error' and price_kurus + stream_refund_kurus - least(rank_difference_kurus, 0) > 0) o
      full join (${moved("'order-payment'", 'order_id', "like 'escrow:%'")}) m on m.subject = o.id
      where o.id is null or m.entries is distinct from (o.price_kurus + o.stream_refund_kurus > o.lane_difference_kurus + o.rank_difference_kurus)::int + (o.lane_difference_kurus > 0)::int + (o.rank_difference_kurus > 0)::int or m.amount <> o.paid or m.accounts <> array['escrow:' || o.id]
      order by o.created_at, o.id`,
  },
  {
    name: '(e) order refunds match their entries',
    query: `select format('order %s: %s refunded, first entry %s, %s entries moved %s', coalesce(o.id, m.subject), o.back, m.entry, coalesce(m.entries, 0), m.amount) as fault
      from (select *, refunded_kurus + stream_refund_kurus - least(rank_difference_kurus, 0) as back from orders where refunded_kurus + stream_refund_kurus - least(rank_difference_kurus, 0) > 0) o
      full join (${moved("'order-refund'", 'order_id', "like 'wallet:%'")}) m on m.subject = o.id
      where o.id is null or m.entries is distinct from (o.refunded_kurus > 0)::int + (o.stream_refund_kurus > 0)::int + (o.rank_difference_kurus < 0)::int or m.amount <> o.back or m.accounts <> array['wallet:' || o.customer_id]
      order by o.created_at, o.id`,
  },
  {
    // compared per booster: an order that changed boosters pays each booster for their own work
    name: '(e) earnings of boosters match their settlements',
    query: `select format('order %s: %s earned by %s, first entry %s, %s entries moved %s', coalesce(o.order_id, m.order_id), o.amount, coalesce(o.account, m.account), m.entry, coalesce(m.entries, 0), m.amount) as fault
      from (
        select order_id, 'wallet:' || booster_id as account, sum(earned_kurus) as amount, min(created_at) as created_at
        from (
          select id as order_id, booster_id, booster_earned_kurus as earned_kurus, created_at from orders
          union all
          select s.order_id, s.booster_id, s.earned_kurus, o.created_at from order_stint s join orders o on o.id = s.order_id
            where o.state in ('completed', 'cancelled')
        ) parts where earned_kurus > 0 group by order_id, booster_id
      ) o
      full join (
        select e.order_id, p.account, count(distinct e.id) as entries, sum(p.amount_kurus) as amount, min(e.id::text) as entry
        from ledger_entry e join ledger_posting p on p.entry_id = e.id and p.account like 'wallet:%'
        where e.kind = 'settlement' group by e.order_id, p.account
      ) m on m.order_id = o.order_id and m.account = o.account
      where o.order_id is null or m.entries is distinct from 1 or m.amount <> o.amount
      order by o.created_at, o.order_id`,
  },
  {
    name: '(e) earnings of earlier boosters match their assignments',
    query: `select format('order %s: earlier boosters earned %s of %s, by its assignments %s of %s', o.id, o.earlier_earned_kurus, o.earlier_worth_kurus, s.earned, s.worth) as fault
      from orders o left join (
        select order_id, sum(worth_kurus) as worth, sum(earned_kurus) as earned from order_stint group by order_id
      ) s on s.order_id = o.id
      where (o.earlier_earned_kurus, o.earlier_worth_kurus) is distinct from (coalesce(s.earned, 0), coalesce(s.worth, 0))
      order by o.created_at, o.id`,
  },
  {
    name: '(e) tips match their entries',
    query: `select format('tip %s of %s: entry %s moved %s', coalesce(t.id::text, e.key), t.amount_kurus, e.id, p.amount_kurus) as fault
      from order_tip t
      full join (select * from ledger_entry where kind = 'tip') e on e.key = 'tip:' || t.id
      left join ledger_posting p on p.entry_id = e.id and p.account = 'wallet:' || t.booster_id
      where t.id is null or e.id is null or p.amount_kurus is distinct from t.amount_kurus order by e.created_at, e.id`,
  },
  {
    name: '(e) payouts match their entries',
    query: `select format('payout %s of %s: first entry %s, %s entries moved %s', coalesce(o.id, m.subject), o.amount_kurus, m.entry, coalesce(m.entries, 0), -m.amount) as fault
      from payout o full join (${moved("'payout'", 'payout_id', "like 'wallet:%'")}) m on m.subject = o.id
      where o.id is null or m.entries is distinct from 1 or -m.amount <> o.amount_kurus or m.accounts <> array['wallet:' || o.booster_id]
      order by o.created_at, o.id`,
  },
  {
    name: '(e) refused payouts match their returns',
    query: `select format('payout %s (%s): first entry %s, %s entries moved %s', coalesce(o.id, m.subject), o.state, m.entry, coalesce(m.entries, 0), m.amount) as fault
      from (select * from payout where state = 'refused') o
      full join (${moved("'payout-return'", 'payout_id', "like 'wallet:%'")}) m on m.subject = o.id
      where o.id is null or m.entries is distinct from 1 or m.amount <> o.amount_kurus or m.accounts <> array['wallet:' || o.booster_id]
      order by o.created_at, o.id`,
  },
  {
    name: '(e) accounts sold match their entries',
    query: `select format('purchase %s of %s: entry %s moved %s', coalesce(s.id::text, e.key), s.price_kurus, e.id, p.amount_kurus) as fault
      from stock_purchase s
      full join (select * from ledger_entry where kind = 'stock-purchase') e on e.key = 'stock-purchase:' || s.id
      left join ledger_posting p on p.entry_id = e.id and p.account = 'wallet:' || s.buyer_id
      where s.id is null or e.id is null or p.amount_kurus is distinct from -s.price_kurus order by e.created_at, e.id`,
  },
  {
    name: '(e) accounts taken back match their refunds',
    query: `select format('purchase %s of %s: entry %s gave back %s', coalesce(s.id::text, e.key), s.price_kurus, e.id, p.amount_kurus) as fault
      from (select * from stock_purchase where taken_back_at is not null) s
      full join (select * from ledger_entry where kind = 'stock-restore') e on e.key = 'stock-restore:' || s.id
      left join ledger_posting p on p.entry_id = e.id and p.account = 'wallet:' || s.buyer_id
      where s.id is null or e.id is null or p.amount_kurus is distinct from s.price_kurus order by e.created_at, e.id`,
  },
  {
    name: '(e) fees for reported messages match their entries',
    query: `select format('report %s (%s, %s): entry %s moved %s', coalesce(r.id::text, e.key), r.state, r.fee_kurus, e.id, p.amount_kurus) as fault
      from (select * from message_report where fee_kurus is not null) r
      full join (select * from ledger_entry where kind = 'report-fee') e on e.key = 'report-fee:' || r.id
      left join ledger_posting p on p.entry_id = e.id and p.account = 'wallet:' || r.sender_id
      where r.id is null or e.id is null or r.state <> 'upheld' or p.amount_kurus is distinct from -r.fee_kurus
      order by e.created_at, e.id`,
  },
  {
    name: '(e) a stock account is sold exactly if it has a buyer',
    query: `select format('stock account %s is %s and has %s buyers', a.id, a.state, count(s.id)) as fault
      from stock_account a left join stock_purchase s on s.stock_account_id = a.id and s.taken_back_at is null
      group by a.id having count(s.id) <> case when a.state = 'sold' then 1 else 0 end order by a.id`,
  },
  {
    name: '(e) approved amounts match the money that moved',
    query: `select format('approval %s (%s of %s): outcome %s moved %s', a.id, a.command, a.amount_kurus, a.outcome_id, m.amount) as fault
      from approval a
      left join lateral (
        select p.amount_kurus as amount, e.actor_id from ledger_entry e join ledger_posting p on p.entry_id = e.id
          where e.id = a.outcome_id and p.account = 'wallet:' || a.person_id and a.command in ('add-funds', 'penalty-booster')
        union all
        select -f.amount_kurus, f.created_by from fine_claim f where f.id = a.outcome_id and a.command = 'penalty-booster'
        union all
        select -o.amount_kurus, case when a.command = 'pay-booster' then o.decided_by else o.requested_by end from payout o
          where o.id = a.outcome_id and (o.state = 'paid' or a.command = 'withdraw-booster') and a.command in ('pay-booster', 'withdraw-booster')
        union all
        select -t.amount_kurus, a.asked_by from top_up t where t.id = a.outcome_id and a.command = 'refund-top-up'
        union all
        select t.amount_kurus, e.actor_id from top_up t join ledger_entry e on e.top_up_id = t.id and e.kind = 'top-up'
          where t.id = a.outcome_id and a.command = 'enter-top-up'
        union all
        select sum(p.amount_kurus), a.asked_by from ledger_entry e join ledger_posting p on p.entry_id = e.id and p.account like 'wallet:%'
          where e.order_id = a.outcome_id and e.kind = 'settlement' and a.command in ('end-order', 'decide-dispute')
            and a.asked ->> 'state' is distinct from 'processing' having count(*) > 0
        union all
        -- a leaving booster is owed it from then on, and paid when the order ends; a negative amount is what the booster
        -- lost, which was more than what they are owed
        (select case when s.earned_kurus < -a.amount_kurus then a.amount_kurus else s.earned_kurus end as amount, a.asked_by from order_stint s
          where s.order_id = a.outcome_id and s.booster_id = a.person_id and a.asked ->> 'state' = 'processing'
          order by s.earned_kurus = a.amount_kurus or s.earned_kurus < -a.amount_kurus desc limit 1)
      ) m on true
      -- what was approved in its customer's stead is paid by a job
      where a.state = 'approved' and not (a.command in ('end-order', 'decide-dispute')
        and a.asked ->> 'state' is distinct from 'processing'
        and exists (select from orders where orders.id = a.outcome_id and orders.state = 'closed')) and (m.amount is distinct from a.amount_kurus or m.actor_id is distinct from a.asked_by)
      order by a.created_at, a.id`,
  },
  {
    name: '(e) fines above the balance match their collections',
    query: `select format('fine %s of %s: %s settled, its entries took %s', coalesce(f.id::text, m.claim), f.amount_kurus, f.settled_kurus, coalesce(-m.amount, 0)) as fault
      from fine_claim f full join (
        select split_part(e.key, ':', 2) as claim, sum(p.amount_kurus) as amount, array_agg(distinct p.account) as accounts, bool_and(e.kind = 'penalty') as penalties
        from ledger_entry e join ledger_posting p on p.entry_id = e.id and p.account like 'wallet:%'
        where e.key like 'fine-collection:%' group by 1
      ) m on m.claim = f.id::text
      where f.id is null or coalesce(-m.amount, 0) <> f.settled_kurus or m.accounts <> array['wallet:' || f.booster_id] or not m.penalties
      order by f.created_at, f.id`,
  },
  {
    // penalties and adjustments have no business row, so the entry itself holds actor and reason; fines collected from
    // earnings have no actor
    name: '(e) penalties and adjustments have an actor and a reason',
    query: `select format('entry %s (%s) has no actor or no reason', id, kind) as fault from ledger_entry
      where kind in ('penalty', 'adjustment') and (actor_id is null and (key not like 'fine-collection:%' or key like '%:at-once') or reason is null) order by created_at, id`,
  },
];

/** Each payment method with its account, as SQL rows. */
const accountsOfProviders = Object.entries(providerAccounts)
  .map(([provider, account]) => `('${provider}', '${account}')`)
  .join(', ');

/** (f) and (g): the balances of escrows, providers and the bank. */
const holdings: readonly LedgerCheck[] = [
  {
    name: '(f) each escrow account holds the price of its open order',
    query: `select format('account %s holds %s for an order that is %s and cost %s', coalesce(a.id, 'escrow:' || o.id), coalesce(a.balance_kurus, 0), o.state, o.price_kurus) as fault
      from (select * from ledger_account where id like 'escrow:%') a
      full join orders o on 'escrow:' || o.id = a.id
      where o.id is null or coalesce(a.balance_kurus, 0) <>
        case when o.state in ('payment-error', 'completed', 'cancelled') then 0 else o.price_kurus end
      order by o.created_at, o.id`,
  },
  {
    name: '(g) provider accounts equal confirmed top-ups minus refunds, the bank account also minus payouts',
    query: `select format('account %s: %s by its postings, %s by what was paid', account, posted, kept) as fault
      from (values ${accountsOfProviders}) way (provider, account)
      cross join lateral (
        select coalesce((select -sum(amount_kurus) from ledger_posting p where p.account = way.account), 0) as posted,
          coalesce((select sum(amount_kurus) from top_up t
            where t.provider = way.provider and state = 'paid' and refund_state is distinct from 'under-way'), 0)
          - coalesce((select sum(amount_kurus) from payout where state <> 'refused' and way.account = 'bank'), 0) as kept
      ) sums where posted <> kept order by account`,
  },
];

export const ledgerChecks: readonly LedgerCheck[] = [...bookkeeping, ...businessRows, ...holdings];
