import { beforeTheFirst, type Head, type Link } from '../../domain/chain.ts';

/** The part of a PostgreSQL client that reading the chain needs. */
export interface ChainClient {
  query(text: string, values: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

const atOnce = 1_000;
const query = `
  select seq::float8 as seq, id, extract(epoch from at)::float8 * 1000 as at, actor_id as "actorId", actor_role as "actorRole",
    action, resource, record_id as "recordId", details, details_digest as "detailsDigest", previous_hash as "previousHash", hash
  from audit_event where seq > $1 order by seq limit ${atOnce}`;

/** Every stored link in order. */
export async function* linksOf(client: ChainClient): AsyncGenerator<Link> {
  for (let seq = 0; ;) {
    const { rows } = await client.query(query, [seq]);
    for (const row of rows) {
      // oxlint-disable-next-line no-unsafe-type-assertion -- the query's own columns
      const { at, ...link } = row as Omit<Link, 'at'> & { readonly at: number };
      yield { ...link, at: new Date(Math.round(at)) };
      seq = link.seq;
    }
    if (rows.length < atOnce) return;
  }
}

export async function headOf(client: ChainClient): Promise<Head> {
  const { rows } = await client.query('select seq::float8 as seq, hash from audit_head', []);
  // oxlint-disable-next-line no-unsafe-type-assertion -- as above
  return (rows[0] as Head | undefined) ?? beforeTheFirst;
}
