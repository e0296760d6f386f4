import type { ApiKey as KeyView } from '#contract/integration/schemas.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { apiKeyStates, type ApiKeyState } from '#kernel/vocabulary.ts';
import { handlers, withSecret } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { EndKey } from '../../application/end-key.ts';
import type { IssueKey, Issued } from '../../application/issue-key.ts';
import type { ApiKeys, KeySecrets, ListedKey, Owners } from '../../application/ports.ts';
import { stateOf } from '../../domain/api-key.ts';

export const integrationRoutes = (
  keys: ApiKeys,
  secrets: KeySecrets,
  issue: IssueKey,
  end: EndKey,
  owners: Owners,
  clock: Clock,
) => {
  const shown = async (rows: readonly ListedKey[]): Promise<KeyView[]> => {
    const people = rows.flatMap(({ ownerId, ended }) => (ended ? [ownerId, ended.by] : [ownerId]));
    const names = await owners.namesOf([...new Set(people)]);
    return readableRows('api-keys', rows, (key) => viewOf(key, names, clock.now()));
  };
  const one = async (id: string): Promise<KeyView> => {
    const key = await keys.find(id);
    const [view] = key ? await shown([key]) : [];
    if (!view) throw new DomainError('integration.key_not_found');
    return view;
  };
  /** The stored part of an answer that shows a secret, for a repeat of the request. The secret is encrypted. */
  const keptOf = ({ key: { id }, shown: secret }: Issued) => ({ key: { id }, sealed: secrets.seal(id, secret) });
  type Kept = ReturnType<typeof keptOf>;
  const issued = async ({ key: { id }, sealed }: Kept) => {
    const secret = secrets.open(id, sealed);
    if (secret === undefined) throw new DomainError('request.conflict');
    return { key: await one(id), secret };
  };

  return handlers({
    'GET /admin/api-keys': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/api-keys']);
      const { rows, total, atLeast } = await keys.list({
        from,
        limit,
        sort: { field: sort.field === 'name' ? 'name' : 'createdAt', descending: sort.descending },
        ids: valuesOf(filter['id']),
        ownerIds: valuesOf(filter['ownerId']),
        states: valuesOf(filter['state'])?.filter(isState),
        search: searchOf(filter),
        created: rangeOf(filter, 'createdAt'),
        now: clock.now(),
      });
      return pageOf(await shown(rows), from, total, atLeast);
    },
    'GET /admin/api-keys/:id': ({ params }) => one(params.id),
    'POST /admin/api-keys': withSecret<'POST /admin/api-keys', Kept>(
      async ({ body }, { caller }) => keptOf(await issue.run(caller.id, body)),
      issued,
    ),
    'POST /admin/api-keys/:id/rotation': withSecret<'POST /admin/api-keys/:id/rotation', Kept>(
      async ({ params, body }, { caller }) => keptOf(await issue.rotate(caller.id, params.id, body.overlapHours)),
      issued,
    ),
    'POST /admin/api-keys/:id/end': async ({ params, body }, { caller }) => {
      await end(caller.id, params.id, body.reason);
      return one(params.id);
    },
  });
};

const isState = (text: string): text is ApiKeyState => (apiKeyStates as readonly string[]).includes(text);

const viewOf = (key: ListedKey, names: ReadonlyMap<string, string>, now: Date): KeyView => ({
  id: key.id,
  name: key.name,
  ownerId: key.ownerId,
  ownerName: names.get(key.ownerId) ?? null,
  scopes: [...key.scopes],
  perMinute: key.perMinute,
  state: stateOf(key, now),
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  ended: key.ended && {
    at: key.ended.at.toISOString(),
    byName: names.get(key.ended.by) ?? null,
    because: key.ended.because,
  },
  successorId: key.successorId,
});
