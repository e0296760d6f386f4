import { formatMoney } from '#contract/format.ts';
import { applicationStateLabels } from '#contract/booster/words.tr.ts';
import { orderStanding } from '#contract/order/words.tr.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { ticketStandings } from '#contract/ticket/words.tr.ts';
import { topUpStanding } from '#contract/payment/words.tr.ts';
import type { RouteAnswer } from '#contract/route.ts';
import { routes, type Routes } from '#contract/routes.ts';
import { hitsOfEachKind, type SearchedResource, searchFilterOf, type SearchHit } from '#contract/console/search.ts';
import { serviceTitle } from '#contract/vocabulary.ts';
import { rankOf } from '#kernel/ranking.ts';
import { KeysetCursor } from '#platform/db/lists.ts';
import { mayCall } from '#platform/http/steps/admission.ts';
import type { Caller, Handlers, RequestContext } from '#platform/http/handler.ts';
import { readableRows } from '#platform/readable-rows.ts';
import { word } from '#contract/list.ts';

type SearchedList = `GET /admin/${SearchedResource}`;
type Lists = Handlers<SearchedList>;
type RowOf<K extends SearchedList> =
  RouteAnswer<Routes[K]> extends readonly (infer Row extends { readonly id: string })[] ? Row : never;
type Context = RequestContext<Caller>;

/** How many of the newest matches are read per list. The best of them are shown. */
const lookedAt = 5 * hitsOfEachKind;
/** The rank of a hit. Matches in the title come before matches in other fields. */
const placeOf = ({ title }: SearchHit, q: string): number => rankOf(title, q) ?? Infinity;

/**
 * A searched list: how a row is shown (`shown`), an additional filter (`among`), and for which input the list is
 * searched.
 */
const kind = <K extends SearchedList>(
  key: K,
  shown: (row: RowOf<K>) => Pick<SearchHit, 'title' | 'detail'>,
  among: object = {},
  isAskedFor: (q: string) => boolean = () => true,
) => ({
  key,
  isAskedFor,
  find: async (lists: Lists, q: string, context: Context): Promise<SearchHit[]> => {
    const list = lists[key] as (input: object, context: Context) => Promise<{ rows: readonly RowOf<K>[] }>;
    const resource = key.slice('GET /admin/'.length) as SearchedResource;
    const filter = JSON.stringify({ [searchFilterOf[resource]]: q, ...among });
    const query = { filter, range: `[0,${lookedAt - 1}]` };
    const { rows } = await KeysetCursor.beginning(() => list({ query }, context));
    const hits = readableRows(`search: ${resource}`, rows, (row) => ({ resource, id: row.id, ...shown(row) }));
    return hits.toSorted((a, b) => placeOf(a, q) - placeOf(b, q)).slice(0, hitsOfEachKind);
  },
});

const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`;
const beginningOf = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
const parts = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' · ');

const kinds = [
  kind('GET /admin/orders', (row) => ({
    title: `#${row.number} ${serviceTitle(row.service)}`,
    detail: parts(row.customerName, row.boosterName, orderStanding(row).label),
  })),
  kind(
    'GET /admin/users',
    (row) => ({ title: fullName(row), detail: parts(row.username, row.email, roleLabels[row.role]) }),
    // boosters are searched as their own kind, below
    { role: ['customer', 'staff', 'admin'] },
  ),
  kind('GET /admin/boosters', (row) => ({ title: fullName(row), detail: parts(row.username, row.email) })),
  kind('GET /admin/booster-applications', (row) => ({
    title: fullName(row),
    detail: parts(row.email, word(applicationStateLabels, row.state)),
  })),
  kind('GET /admin/tickets', ({ subject, user, orderNumber, status, waitingSince }) => {
    const standing = ticketStandings[status === 'open' ? (waitingSince ? 'waiting' : 'answered') : status];
    return { title: subject, detail: parts(user.displayName, orderNumber && `#${orderNumber}`, standing.label) };
  }),
  kind('GET /admin/top-ups', (row) => ({
    title: row.merchantOid,
    detail: parts(formatMoney(row.amount), topUpStanding(row).label),
  })),
  kind('GET /admin/coupons', (row) => ({ title: row.code, detail: `${row.used} kullanım` })),
  kind('GET /admin/listings', (row) => ({
    title: `${row.server.toUpperCase()} · ${row.level}. seviye`,
    detail: parts(formatMoney(row.price), `${row.stock} stokta`, row.onSale ? null : 'Satışta değil'),
  })),
  kind('GET /admin/api-keys', (row) => ({ title: row.name, detail: parts(row.ownerName) })),
  kind('GET /admin/webhooks', (row) => ({ title: row.url, detail: parts(row.ownerName) })),
  kind('GET /admin/contact-messages', (row) => ({ title: row.name, detail: parts(row.email, beginningOf(row.text)) })),
  kind(
    'GET /admin/messages',
    (row) => ({ title: beginningOf(row.text), detail: parts(row.sender.displayName, `#${row.orderNumber}`) }),
    {},
    // without three letters in a row, the trigram index can't be used; digits mean an order number
    (q) => /\p{L}{3}/u.test(q),
  ),
];

/**
 * Searches the console's lists by calling their own route handlers, each only if its route admits the caller. Therefore
 * neither permissions nor queries have to be written a second time.
 */
export const searchHandlers = (lists: Lists): Handlers<'GET /admin/search'> => ({
  'GET /admin/search': async ({ query: { q } }, context) => {
    const open = kinds.filter(({ key, isAskedFor }) => isAskedFor(q) && mayCall(routes[key].access, context.caller));
    return (await Promise.all(open.map(({ find }) => find(lists, q, context)))).flat();
  },
});
