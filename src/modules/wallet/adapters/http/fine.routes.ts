import type { AdminFineClaim, FineClaim as FineClaimView } from '#contract/wallet/fine.ts';
import { lists } from '#contract/lists.ts';
import { Money } from '#kernel/money.ts';
import { erasedName } from '#kernel/personal-data.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handlers } from '#platform/http/handler.ts';
import { filterValuesOf, pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { ClaimFine } from '../../application/claim-fine.ts';
import type { FineClaims, StaffViewer, People, Subjects } from '../../application/ports.ts';
import type { WaiveFine } from '../../application/waive-fine.ts';
import { type FineClaim, openAmount } from '../../domain/fine-claim.ts';

export const fineRoutes = (
  claims: FineClaims,
  claimFine: ClaimFine,
  waiveFine: WaiveFine,
  people: People,
  subjects: Subjects,
) => {
  /** Adds the names of boosters and staff, and the order numbers. */
  const viewsOf = async (rows: readonly FineClaim[], viewer: StaffViewer): Promise<AdminFineClaim[]> => {
    const named = rows.flatMap(({ boosterId, createdBy, waivedBy }) => [boosterId, createdBy, waivedBy ?? []].flat());
    const [names, orders] = await Promise.all([
      people.namesOf([...new Set(named)], viewer),
      subjects.orderNumbersOf([...new Set(rows.flatMap(({ orderId }) => orderId ?? []))]),
    ]);
    const nameOf = (userId: string) => names.get(userId)?.name ?? erasedName;
    return readableRows('fine-claims', rows, (claim) => ({
      ...adminFineClaimView(claim, nameOf),
      boosterName: nameOf(claim.boosterId),
      boosterUsername: names.get(claim.boosterId)?.username ?? null,
      orderNumber: orders.get(claim.orderId ?? '') ?? null,
    }));
  };
  const viewOf = async (claim: FineClaim, viewer: StaffViewer): Promise<AdminFineClaim> => {
    const [view] = await viewsOf([claim], viewer);
    if (!view) throw new Error(`fine ${claim.id} has no view`);
    return view;
  };

  return handlers({
    'GET /booster/fine-claims': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /booster/fine-claims']);
      const where = { boosterId: [caller.id], id: valuesOf(filter['id']), state: valuesOf(filter['state']) };
      const part = await claims.list({ from, limit, descending: sort.descending, where });
      return pageOf(readableRows('fine-claims', part.rows, fineClaimView), from, part.total, part.atLeast);
    },

    'GET /admin/fine-claims': async ({ query }, { caller }) => {
      const list = parseListQuery(query, lists['GET /admin/fine-claims']);
      const { from, limit, sort } = list;
      const { amount, createdAt: created, ...where } = filterValuesOf(list, lists['GET /admin/fine-claims'].filters);
      const by = sort.field === 'amount' ? 'amount' : 'createdAt';
      const part = await claims.list({ from, limit, by, descending: sort.descending, where, amount, created });
      return pageOf(await viewsOf(part.rows, caller), from, part.total, part.atLeast);
    },

    'GET /admin/fine-claims/:id': async ({ params }, { caller }) => {
      const claim = await claims.find(params.id);
      if (!claim) throw new DomainError('wallet.claim_not_found');
      return viewOf(claim, caller);
    },

    'POST /admin/fine-claims': async ({ body: { amount, ...fine } }, { caller }) =>
      viewOf(await claimFine({ ...fine, amount: Money.from(amount), by: caller.id }), caller),

    'POST /admin/fine-claims/:id/waiver': async ({ params, body: { reason } }, { caller }) =>
      viewOf(await waiveFine(params.id, { by: caller.id, reason }), caller),
  });
};

export const fineClaimView = (claim: FineClaim): FineClaimView => ({
  id: claim.id,
  amount: claim.amount,
  settled: claim.settled,
  waived: claim.waived,
  open: openAmount(claim),
  state: claim.state,
  reason: claim.reason,
  orderId: claim.orderId,
  createdAt: claim.createdAt.toISOString(),
  waivedAt: claim.waivedAt?.toISOString() ?? null,
});

export const adminFineClaimView = (
  claim: FineClaim,
  nameOf: (userId: string) => string,
): Omit<AdminFineClaim, 'boosterName' | 'boosterUsername' | 'orderNumber'> => ({
  ...fineClaimView(claim),
  boosterId: claim.boosterId,
  createdByName: nameOf(claim.createdBy),
  waivedByName: claim.waivedBy === null ? null : nameOf(claim.waivedBy),
  waiverReason: claim.waiverReason,
});
