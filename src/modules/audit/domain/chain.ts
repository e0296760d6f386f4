/**
 * A link of the hash chain (promises.md 35). Each link contains the hash of the link before it. If a link is changed,
 * removed, inserted or moved, the hashes no longer fit.
 */
export interface Link {
  /** 1…n without gaps. */
  readonly seq: number;
  readonly id: string;
  readonly at: Date;
  readonly actorId: string;
  readonly actorRole: string;
  readonly action: string;
  readonly resource: string;
  readonly recordId: string | null;
  /** The text that was hashed; `null` if it was erased because an account was deleted. */
  readonly details: string | null;
  readonly detailsDigest: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** The end of the chain. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

export const beforeTheFirst: Head = { seq: 0, hash: '0'.repeat(64) };

/** SHA-256 in hexadecimal digits. */
type Digest = (text: string) => string;

export const hashOf = (link: Omit<Link, 'hash' | 'details'>, digest: Digest): string =>
  digest(
    JSON.stringify([
      link.seq,
      link.id,
      link.at.toISOString(),
      link.actorId,
      link.actorRole,
      link.action,
      link.resource,
      link.recordId,
      link.detailsDigest,
      link.previousHash,
    ]),
  );

/** The action of a link that records which links' details were erased. */
export const erasing = 'erase-details';
/** The details of a link that records an erasure: the numbers of the links whose details were erased. */
export interface Erased {
  readonly erased: readonly number[];
}

export interface Verdict {
  /** How many links were verified without a fault. */
  readonly links: number;
  readonly head: Head;
  /** The first fault, in one line. */
  readonly fault?: string;
}

/**
 * Verifies the chain from its first link to the head. Missing details are a fault unless a later link records their
 * erasure.
 */
export async function verifyChain(links: AsyncIterable<Link>, head: Head, digest: Digest): Promise<Verdict> {
  let last = beforeTheFirst;
  const missing = new Set<number>();
  const verdict = (fault?: string): Verdict => ({ links: last.seq, head, ...(fault === undefined ? {} : { fault }) });
  for await (const link of links) {
    const fault = faultOf(link, last, digest);
    if (fault) return verdict(`${link.seq}: ${fault}`);
    if (link.details === null) missing.add(link.seq);
    else if (link.action === erasing) for (const seq of erasedBy(link.details)) missing.delete(seq);
    last = { seq: link.seq, hash: link.hash };
    if (last.seq === head.seq) break;
  }
  if (last.seq !== head.seq || last.hash !== head.hash)
    return verdict(`the chain ends at ${last.seq}, but its head is ${head.seq}`);
  const [lost] = missing;
  return verdict(
    lost === undefined ? undefined : `${lost}: its details are missing, and no later entry records their erasure`,
  );
}

function faultOf(link: Link, last: Head, digest: Digest): string | undefined {
  if (link.seq !== last.seq + 1) return `comes directly after ${last.seq}`;
  if (link.previousHash !== last.hash) return 'does not follow from the one before it';
  if (link.details !== null && digest(link.details) !== link.detailsDigest) return 'its details were changed';
  return hashOf(link, digest) === link.hash ? undefined : 'was changed';
}

function erasedBy(details: string): readonly number[] {
  // the digest was verified, so this is what was written
  // oxlint-disable-next-line no-unsafe-type-assertion -- and only the erasure writes links with this action
  return (JSON.parse(details) as Erased).erased;
}
