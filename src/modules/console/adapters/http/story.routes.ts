import { besideLabel } from '#contract/wallet/entry.words.tr.ts';
import { entryLabel, payoutStateLabels } from '#contract/wallet/words.tr.ts';
import { orderStanding } from '#contract/order/words.tr.ts';
import { reportStateLabels } from '#contract/conversation/words.tr.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { ticketStandings } from '#contract/ticket/words.tr.ts';
import { topUpStanding, topUpCauseLabels } from '#contract/payment/words.tr.ts';
import type { RouteAnswer } from '#contract/route.ts';
import { routes, type Routes } from '#contract/routes.ts';
import type { StoryItem, StoryKind } from '#contract/console/story.ts';
import { providerLabels, serviceTitle } from '#contract/vocabulary.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { KeysetCursor } from '#platform/db/lists.ts';
import { mayCall } from '#platform/http/steps/admission.ts';
import type { Caller, Handlers, RequestContext } from '#platform/http/handler.ts';
import { gatheringLeftOut, readableRows } from '#platform/readable-rows.ts';

type ToldList =
  | 'GET /admin/orders'
  | 'GET /admin/entries'
  | 'GET /admin/top-ups'
  | 'GET /admin/payouts'
  | 'GET /admin/tickets'
  | 'GET /admin/reviews'
  | 'GET /admin/reports'
  | 'GET /admin/sessions'
  | 'GET /admin/user-notes'
  | 'GET /admin/audit-events';
type Lists = Handlers<ToldList | 'GET /admin/users/:id'>;
type RowOf<K extends ToldList> =
  RouteAnswer<Routes[K]> extends readonly (infer Row extends { readonly id: string; readonly createdAt: string })[]
    ? Row
    : never;
type Context = RequestContext<Caller>;
type Told = Pick<StoryItem, 'title' | 'detail'> & { readonly amount?: StoryItem['amount'] };

/** Items per page of the timeline. As many rows are read at once from each source. */
const atOnce = 20;

/** The keyset cursor of a source: the last shown row's sort values. */
type Place = readonly [at: Date, id: string] | readonly [seq: number];

interface Line {
  readonly item: StoryItem;
  readonly place: Place;
}

/** A page of a source. `isLast`: its list has no more rows. */
interface Part {
  readonly lines: readonly Line[];
  readonly isLast: boolean;
}

interface Source {
  readonly name: string;
  readonly kind: StoryKind;
  readonly key: ToldList;
  readonly roles: readonly Role[];
  readonly read: (lists: Lists, userId: string, behind: Place | undefined, context: Context) => Promise<Part>;
}

/** Makes a source from one of the console's lists: its filter for a person, and how a row is shown. */
const source = <K extends ToldList>(
  key: K,
  { name, kind, roles }: Pick<Source, 'name' | 'kind' | 'roles'>,
  filterOf: (userId: string) => object,
  told: (row: RowOf<K>, userId: string) => Told,
  placeOf: (row: RowOf<K>) => Place = ({ createdAt, id }) => [new Date(createdAt), id],
): Source => ({
  name,
  kind,
  key,
  roles,
  read: async (lists, userId, behind, context) => {
    const list = lists[key] as (input: object, context: Context) => Promise<{ rows: readonly RowOf<K>[] }>;
    const query = {
      filter: JSON.stringify(filterOf(userId)),
      sort: '["createdAt","DESC"]',
      range: `[0,${atOnce - 1}]`,
    };
    // reads the list from behind the cursor on, without counting its rows
    const resource = key.slice('GET /admin/'.length);
    const reading = new KeysetCursor(behind && { values: behind });
    const part = async (): Promise<Line[]> => {
      const { rows } = await reading.run(() => list({ query }, context));
      return readableRows(`timeline: ${resource}`, rows, (row): Line => ({
        item: { kind, at: row.createdAt, resource, recordId: row.id, amount: null, ...told(row, userId) },
        place: placeOf(row),
      }));
    };
    // a page whose rows are all unreadable is not the end: the next page is read instead
    for (;;) {
      const { answer: lines, leftOut } = await gatheringLeftOut(part);
      if (lines.length > 0 || leftOut.length < atOnce) return { lines, isLast: lines.length + leftOut.length < atOnce };
    }
  },
});

const players: readonly Role[] = ['customer', 'booster'];
const everyone: readonly Role[] = ['customer', 'booster', 'staff', 'admin'];
const parts = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' · ');

const toldOrder = (order: RowOf<'GET /admin/orders'>): Told => ({
  title: `#${order.number} ${serviceTitle(order.service)}`,
  // the item's time is when the order was placed, so the text says that the state is the present one
  detail: `şu an: ${orderStanding(order).label}`,
  amount: order.price,
});

const sources: readonly Source[] = [
  source(
    'GET /admin/orders',
    { name: 'order', kind: 'order', roles: ['customer'] },
    (customerId) => ({ customerId }),
    toldOrder,
  ),
  source(
    'GET /admin/orders',
    { name: 'played', kind: 'played', roles: ['booster'] },
    (boosterId) => ({ boosterId }),
    toldOrder,
  ),
  source(
    'GET /admin/entries',
    { name: 'entry', kind: 'entry', roles: players },
    (userId) => ({ userId }),
    ({ reason, postings, ...entry }, userId) => ({
      title: entryLabel({ ...entry, postings }),
      detail: besideLabel(entryLabel({ ...entry, postings }), reason) ?? '',
      amount: postings.find(({ account }) => account === `wallet:${userId}`)?.amount ?? null,
    }),
  ),
  source(
    'GET /admin/top-ups',
    { name: 'top-up', kind: 'top-up', roles: ['customer'] },
    (userId) => ({ userId }),
    ({ provider, amount, ...topUp }) => ({
      title: `Bakiye yüklemesi, ${providerLabels[provider]}`,
      detail: parts(topUpStanding(topUp).label, topUp.cause && topUpCauseLabels[topUp.cause]),
      amount,
    }),
  ),
  source(
    'GET /admin/payouts',
    { name: 'payout', kind: 'payout', roles: ['booster'] },
    (boosterId) => ({ boosterId }),
    ({ state, reason, amount }) => ({
      title: 'Para çekme isteği',
      detail: parts(payoutStateLabels[state].label, reason),
      amount,
    }),
  ),
  source(
    'GET /admin/tickets',
    { name: 'ticket', kind: 'ticket', roles: players },
    (userId) => ({ userId }),
    ({ subject, status, waitingSince }) => ({
      title: subject,
      detail: ticketStandings[status === 'open' ? (waitingSince ? 'waiting' : 'answered') : status].label,
    }),
  ),
  source(
    'GET /admin/reviews',
    { name: 'review', kind: 'review', roles: ['customer'] },
    (customerId) => ({ customerId }),
    ({ stars, text, orderNumber }) => ({ title: `#${orderNumber} için ${stars} yıldız verdi`, detail: text ?? '' }),
  ),
  source(
    'GET /admin/reviews',
    { name: 'reviewed', kind: 'review', roles: ['booster'] },
    (boosterId) => ({ boosterId }),
    ({ stars, text, orderNumber }) => ({ title: `#${orderNumber} için ${stars} yıldız aldı`, detail: text ?? '' }),
  ),
  source(
    'GET /admin/reports',
    { name: 'reported', kind: 'report', roles: players },
    (senderId) => ({ senderId }),
    ({ reason, state }) => ({ title: 'Mesajı şikâyet edildi', detail: parts(reportStateLabels[state].label, reason) }),
  ),
  source(
    'GET /admin/reports',
    { name: 'reporter', kind: 'report', roles: players },
    (reporterId) => ({ reporterId }),
    ({ reason, state }) => ({
      title: 'Bir mesajı şikâyet etti',
      detail: parts(reportStateLabels[state].label, reason),
    }),
  ),
  source(
    'GET /admin/sessions',
    { name: 'session', kind: 'session', roles: everyone },
    (userId) => ({ userId }),
    ({ device, address, live }) => ({
      title: 'Giriş yaptı',
      detail: parts(device, address, live ? null : 'oturum kapandı'),
    }),
  ),
  source(
    'GET /admin/user-notes',
    { name: 'note', kind: 'note', roles: everyone },
    (recordId) => ({ recordId }),
    ({ kind, text, authorName }) => ({
      title: kind === 'suspicion' ? 'Şüphe işareti' : 'Ekip notu',
      detail: parts(authorName, text),
    }),
  ),
  source(
    'GET /admin/audit-events',
    { name: 'command', kind: 'command', roles: everyone },
    (personId) => ({ personId }),
    ({ action, begun, refused, actorName, reason }) => ({
      title: action,
      detail: parts(begun ? 'Başlatıldı' : refused && 'Tamamlanmadı', actorName, reason),
    }),
    ({ seq }) => [seq],
  ),
];

/** Parses the cursor, `order:<time>:<id>,command:<seq>`: the last shown row of each source. Invalid parts are ignored. */
const placesOf = (cursor: string): ReadonlyMap<string, Place> =>
  new Map(
    cursor.split(',').flatMap((part): [string, Place][] => {
      const [, name = '', first, id] = form.exec(part) ?? [];
      if (first === undefined || (id === undefined) !== (name === 'command')) return [];
      return [[name, id === undefined ? [Number(first)] : [new Date(Number(first)), id]]];
    }),
  );
const form = /^([a-z-]+):(\d{1,13})(?::([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}))?$/;

const cursorOf = (places: ReadonlyMap<string, Place>): string =>
  [...places]
    .map(([name, place]) =>
      [name, ...place.map((value) => (value instanceof Date ? value.getTime() : value))].join(':'),
    )
    .join(',');

/**
 * A user's timeline, merged from the console's lists. Each list is read by its own route handler, and only if its route
 * admits the caller. For a page of n items, n rows are read from each list, and the latest n of all are shown. Keyset
 * pagination: the next page begins behind the last shown row of each list, so every page costs the same and new rows do
 * not shift the pages.
 */
export const storyHandlers = (lists: Lists): Handlers<'GET /admin/users/:id/story'> => ({
  'GET /admin/users/:id/story': async ({ params: { id }, query }, context) => {
    const user = await lists['GET /admin/users/:id']({ params: { id }, query: undefined, body: undefined }, context);
    const open = sources.filter(
      ({ key, roles }) => roles.includes(user.role) && mayCall(routes[key].access, context.caller),
    );
    const asked = query.kinds?.split(',');
    const wanted = open.filter(({ kind }) => !asked || asked.includes(kind));
    const places = placesOf(query.cursor ?? '');
    const told = await Promise.all(
      wanted.map(async ({ name, read }) => {
        const { lines, isLast } = await read(lists, id, places.get(name), context);
        return { isLast, lines: inTheirOrder(lines).map((line) => ({ ...line, name })) };
      }),
    );
    const all = told.flatMap(({ lines }) => lines);
    const latest = all.toSorted((one, other) => other.by.localeCompare(one.by)).slice(0, atOnce);
    const next = new Map([...places, ...latest.map(({ name, place }) => [name, place] as const)]);
    const isEnd = all.length <= atOnce && told.every(({ isLast }) => isLast);
    const items = latest.map(({ item }) => item);
    const begins = isEnd && (!asked || asked.includes('account'));
    return {
      items: begins ? [...items, registered(user)] : items,
      cursor: isEnd ? null : cursorOf(next),
      kinds: ['account', ...new Set(open.map(({ kind }) => kind))],
    };
  },
});

/**
 * Adds the time by which lines are merged. The order of a list can deviate from the order of time: the audit log is
 * sorted by number, and the clocks of two processes may differ. The merge keeps each list's own order, because no line
 * gets a later time than the line before it. The shown lines of a list are therefore always its first lines, as the
 * cursor requires.
 */
const inTheirOrder = (lines: readonly Line[]): (Line & { readonly by: string })[] => {
  let by = '9999';
  return lines.map((line) => {
    by = line.item.at < by ? line.item.at : by;
    return { ...line, by };
  });
};

const registered = ({ id, createdAt, role }: { id: string; createdAt: string; role: Role }): StoryItem => ({
  kind: 'account',
  at: createdAt,
  resource: 'users',
  recordId: id,
  title: 'Hesap açıldı',
  detail: roleLabels[role],
  amount: null,
});
