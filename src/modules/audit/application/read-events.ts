import type { AuditEvent } from '#contract/audit.ts';
import type { Refused } from '#kernel/written-command.ts';
import { erasing, type Link } from '../domain/chain.ts';
import type { Details } from '../domain/audit-event.ts';
import type { Actors, AuditLog, AuditPart } from './ports.ts';

/** A refusal in words. */
type SentenceOf = (refused: Refused) => string;

/** The chain as the house reads it. */
export class ReadEvents {
  readonly #log: AuditLog;
  readonly #actors: Actors;
  readonly #sentenceOf: SentenceOf;

  constructor(log: AuditLog, actors: Actors, sentenceOf: SentenceOf) {
    this.#log = log;
    this.#actors = actors;
    this.#sentenceOf = sentenceOf;
  }

  async list(part: AuditPart) {
    const { rows, ...counted } = await this.#log.list(part);
    const names = await this.#actors.namesOf([...new Set(rows.map(({ actorId }) => actorId))]);
    return { rows, names, ...counted };
  }

  /** @param names of those who act in the list */
  viewOf(link: Link, names: ReadonlyMap<string, string>): AuditEvent {
    return viewOf(link, names.get(link.actorId) ?? '', this.#sentenceOf);
  }
}

const nothingSaid: Details = { reason: null, said: null, changes: [], address: null, requestId: null };

const viewOf = (
  { detailsDigest: _, previousHash: __, details, at, ...link }: Link,
  actorName: string,
  sentenceOf: SentenceOf,
): AuditEvent => {
  // what an erasure says is for the chain, not for readers
  const { reason, said, changes, address, requestId, begun, refused } =
    details === null || link.action === erasing ? nothingSaid : detailsOf(details);
  return {
    ...link,
    createdAt: at.toISOString(),
    actorName,
    reason,
    said: said && { ...said },
    changes: changes.map((change) => ({ ...change })),
    address,
    requestId,
    begun: begun ?? false,
    refused: refused ? { code: refused.code, detail: sentenceOf(refused) } : null,
    erased: details === null,
  };
};

/** As `AppendEvent` wrote it. */
// oxlint-disable-next-line no-unsafe-type-assertion -- nobody else writes them, and the database lets nobody change them
export const detailsOf = (details: string): Details => JSON.parse(details) as Details;
