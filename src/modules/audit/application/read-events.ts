import type { AuditEvent } from '#contract/audit/schemas.ts';
import { Money } from '#kernel/money.ts';
import { erasedName } from '#kernel/personal-data.ts';
import type { Refused } from '#kernel/written-command.ts';
import { erasing, type Link } from '../domain/chain.ts';
import { type BalanceMovement, type Details, holderOf } from '../domain/audit-event.ts';
import type { AuditPart } from './ports.ts';
import type { Needs } from './needs.ts';

/** Makes a refusal's message. */
type SentenceOf = (refused: Refused) => string;

/** What one reader may see of an event. */
interface EventViewer {
  /** Names of the actors in the list and of the wallets' owners. */
  readonly names: ReadonlyMap<string, string>;
  readonly seesBalances: boolean;
}

/** The chain, as the console shows it. */
export const readEvents = ({
  log,
  actors,
  sentenceOf,
  mayMoveMoney,
}: Needs<'log' | 'actors' | 'mayMoveMoney'> & { readonly sentenceOf: SentenceOf }) => {
  const movementsOf = ({ action, details }: Link, { moved }: Details, viewer: EventViewer): AuditEvent['movements'] => {
    if (moved) return moved.map((movement) => movementView(movement, viewer));
    return details === null || mayMoveMoney(action) ? null : [];
  };

  return {
    list: async (part: AuditPart) => {
      const { rows, ...counted } = await log.list(part);
      const people = rows.flatMap(({ actorId, details }) => [actorId, ...holdersIn(details)]);
      const names = await actors.namesOf([...new Set(people)]);
      return { rows, names, ...counted };
    },
    viewOf: (link: Link, viewer: EventViewer): AuditEvent => {
      const { detailsDigest: _, previousHash: __, details, at, ...shown } = link;
      // the details of an erasure serve only to verify the chain
      const said = details === null || link.action === erasing ? nothingSaid : detailsOf(details);
      const { reason, changes, address, requestId, begun, refused } = said;
      return {
        ...shown,
        createdAt: at.toISOString(),
        actorName: viewer.names.get(link.actorId) ?? '',
        reason,
        said: said.said && { ...said.said },
        changes: changes.map((change) => ({ ...change })),
        movements: movementsOf(link, said, viewer),
        address,
        requestId,
        begun: begun ?? false,
        refused: refused ? { code: refused.code, detail: sentenceOf(refused) } : null,
        erased: details === null,
      };
    },
  };
};
export type ReadEvents = ReturnType<typeof readEvents>;

const nothingSaid: Details = { reason: null, said: null, changes: [], address: null, requestId: null };

const movementView = (
  { amount, before, after, ...movement }: BalanceMovement,
  { names, seesBalances }: EventViewer,
): NonNullable<AuditEvent['movements']>[number] => {
  const holder = holderOf(movement);
  return {
    ...movement,
    ownerName: holder === undefined ? null : (names.get(holder) ?? erasedName),
    amount: Money.kurus(amount),
    before: seesBalances ? Money.kurus(before) : null,
    after: seesBalances ? Money.kurus(after) : null,
  };
};

/** Finds wallet owners in the text without parsing it, so that one unreadable event does not hide the others. */
const holdersIn = (details: string | null): readonly string[] =>
  [...(details ?? '').matchAll(/"wallet:([0-9a-f-]{36})"/g)].flatMap(([, holder]) => holder ?? []);

/** Parses what `AppendEvent` wrote. */
// oxlint-disable-next-line no-unsafe-type-assertion -- nobody else writes them, and the database lets nobody change them
export const detailsOf = (details: string): Details => JSON.parse(details) as Details;
