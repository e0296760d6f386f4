import { formatMoney } from '#contract/format.ts';
import { orderStanding, roleLabels, ticketStandings, topUpStanding } from '#contract/house-words.tr.ts';
import type { RouteAnswer } from '#contract/route.ts';
import { routes, type Routes } from '#contract/routes.ts';
import type { SearchedResource, SearchHit } from '#contract/search.ts';
import { serviceOf } from '#contract/vocabulary.ts';
import { Reading } from '#platform/db/lists.ts';
import { mayCall } from '#platform/http/api.ts';
import type { Caller, Handlers, RequestContext } from '#platform/http/handler.ts';

type SearchedList = `GET /admin/${SearchedResource}`;
type Lists = Handlers<SearchedList>;
type RowOf<K extends SearchedList> =
  RouteAnswer<Routes[K]> extends readonly (infer Row extends { readonly id: string })[] ? Row : never;
type Context = RequestContext<Caller>;

const ofEachKind = 5;

/** How a list is asked for what was typed, and how a row of it is shown. */
const kind = <K extends SearchedList>(
  key: K,
  filterOf: (q: string) => object,
  shown: (row: RowOf<K>) => Pick<SearchHit, 'title' | 'detail'>,
) => ({
  key,
  find: async (lists: Lists, q: string, context: Context): Promise<SearchHit[]> => {
    const list = lists[key] as (input: object, context: Context) => Promise<{ rows: readonly RowOf<K>[] }>;
    const query = { filter: JSON.stringify(filterOf(q)), range: `[0,${ofEachKind - 1}]` };
    const { rows } = await Reading.beginning(() => list({ query }, context));
    const resource = key.slice('GET /admin/'.length) as SearchedResource;
    return rows.map((row) => ({ resource, id: row.id, ...shown(row) }));
  },
});

const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`;
const parts = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' · ');

const kinds = [
  kind(
    'GET /admin/orders',
    (q) => ({ q }),
    (row) => ({
      title: `#${row.number} ${serviceOf(row.service).title}`,
      detail: parts(row.customerName, row.boosterName, orderStanding(row).label),
    }),
  ),
  kind(
    'GET /admin/users',
    // boosters are a kind of their own
    (q) => ({ q, role: ['customer', 'staff', 'admin'] }),
    (row) => ({ title: fullName(row), detail: parts(row.username, row.email, roleLabels[row.role]) }),
  ),
  kind(
    'GET /admin/boosters',
    (q) => ({ q }),
    (row) => ({ title: fullName(row), detail: parts(row.username, row.email) }),
  ),
  kind(
    'GET /admin/tickets',
    (q) => ({ q }),
    ({ subject, user, orderNumber, status, waitingSince }) => {
      const standing = ticketStandings[status === 'open' ? (waitingSince ? 'waiting' : 'answered') : status];
      return { title: subject, detail: parts(user.displayName, orderNumber && `#${orderNumber}`, standing.label) };
    },
  ),
  kind(
    'GET /admin/top-ups',
    (merchantOid) => ({ merchantOid }),
    (row) => ({ title: row.merchantOid, detail: parts(formatMoney(row.amount), topUpStanding(row).label) }),
  ),
  kind(
    'GET /admin/coupons',
    (code) => ({ code }),
    (row) => ({ title: row.code, detail: `${row.used} kullanım` }),
  ),
  kind(
    'GET /admin/listings',
    (q) => ({ q }),
    (row) => ({
      title: `${row.server.toUpperCase()} · ${row.level}. seviye`,
      detail: parts(formatMoney(row.price), `${row.stock} stokta`, row.onSale ? null : 'Satışta değil'),
    }),
  ),
];

/**
 * Search over what the console lists: each list finds what it always finds, for whom its own route lets in, so that
 * neither the rule nor the index stands twice.
 */
export const searchHandlers = (lists: Lists): Handlers<'GET /admin/search'> => ({
  'GET /admin/search': async ({ query: { q } }, context) => {
    const open = kinds.filter(({ key }) => mayCall(routes[key].access, context.caller));
    return (await Promise.all(open.map(({ find }) => find(lists, q, context)))).flat();
  },
});
