/**
 * Postings by account, wallets and escrows as one each, up to the condition on `entry`. Of those the accounts are counted,
 * each by its first posting; of the others the postings.
 */
export const summedPostings = `
  select case when account like 'wallet:%' then 'wallet' when account like 'escrow:%' then 'escrow' else account end as account,
    count(*) filter (where coalesce(seq, 1) = 1) as count, sum(amount_kurus) as balance
  from ledger_entry as entry join ledger_posting as posting on posting.entry_id = entry.id`;
