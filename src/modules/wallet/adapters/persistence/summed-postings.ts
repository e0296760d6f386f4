/**
 * Sums of postings per account, to which the caller adds a condition on `entry`. Wallets and escrows are one line each.
 * For these two, `count` is the number of accounts, counted by their postings with `seq` 1. For other accounts, `count`
 * is the number of postings.
 */
export const summedPostings = `
  select case when account like 'wallet:%' then 'wallet' when account like 'escrow:%' then 'escrow' else account end as account,
    count(*) filter (where coalesce(seq, 1) = 1) as count, sum(amount_kurus) as balance
  from ledger_entry as entry join ledger_posting as posting on posting.entry_id = entry.id`;
