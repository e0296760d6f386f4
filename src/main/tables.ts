import type { RouteAnswer } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';
import {
  accountLabel,
  applicationStateLabels,
  approvalCommandLabels,
  approvalStateLabels,
  contactLabels,
  deviceStateLabels,
  entryKindLabels,
  gameNames,
  type Label,
  jobStateLabels,
  mailFailureLabels,
  orderStateLabels,
  payoutStateLabels,
  priceBookStateLabels,
  releaseStateLabels,
  reportStateLabels,
  roleLabels,
  stockStateLabels,
  ticketStandings,
  topUpStateLabels,
  userStatusLabels,
} from '#contract/house-words.tr.ts';
import { resourceMessages } from '#contract/resources.tr.ts';
import { serviceOf, ticketTypeLabels } from '#contract/vocabulary.ts';
import type { Cell } from '#platform/http/csv.ts';
import type { Table } from '#platform/http/exports.ts';
import { moreNames } from './table-names.tr.ts';

/** The console's lists. One without a table does not compile. */
type Lists = {
  [K in keyof Routes]: K extends `GET /admin/${string}`
    ? Routes[K] extends { readonly list: string }
      ? K
      : never
    : never;
}[keyof Routes];
type RowOf<K extends Lists> = RouteAnswer<Routes[K]> extends readonly (infer Row)[] ? Row : never;
type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** What the lists show in one column. */
const apart = { firstName: 'Ad', lastName: 'Soyad' };

const resources: Readonly<
  Record<string, { readonly name: string; readonly fields: Readonly<Record<string, string>> }>
> = resourceMessages;

/** The columns by their fields, under the names that the console gives them. */
const table = <K extends Lists>(key: K, columns: Columns<RowOf<K>>): Table => {
  const resource = key.slice('GET /admin/'.length);
  const names: Readonly<Record<string, string>> = { ...moreNames, ...resources[resource]?.fields, ...apart };
  const cells = Object.values(columns);
  return {
    name: resource,
    head: Object.keys(columns).map((field) => names[field] ?? field),
    row: (answer: RowOf<K>) => cells.map((cell) => cell(answer)),
  };
};

const time = (text: string | null): Date | null => (text === null ? null : new Date(text));
const word = (labels: Readonly<Record<string, Label>>, key: string): string => labels[key]?.label ?? key;
const list = (texts: readonly string[]): string => texts.join(', ');
const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value));

type Posting = RowOf<'GET /admin/entries'>['postings'][number];
const accounts = (postings: readonly Posting[], sign: 1 | -1): string =>
  list([
    ...new Set(
      postings.filter(({ amount }) => amount.amount * sign > 0).map(({ account }) => accountLabel(account).label),
    ),
  ]);
const moved = (postings: readonly Posting[]) => ({
  amount: postings.reduce((sum, { amount }) => sum + Math.max(0, amount.amount), 0),
  currency: 'TRY' as const,
});

const standing = ({ status, waitingSince }: RowOf<'GET /admin/tickets'>): string =>
  word(ticketStandings, status === 'open' ? (waitingSince ? 'waiting' : 'answered') : status);

const noteColumns: Columns<RowOf<'GET /admin/user-notes'>> = {
  kind: (row) => (row.kind === 'suspicion' ? 'Şüphe işareti' : 'Not'),
  text: (row) => row.text,
  authorName: (row) => row.authorName,
  createdAt: (row) => time(row.createdAt),
  lifted: (row) => row.lifted?.because ?? null,
  recordId: (row) => row.recordId,
  id: (row) => row.id,
};

export const tables: Readonly<Record<Lists, Table>> = {
  'GET /admin/orders': table('GET /admin/orders', {
    number: (row) => row.number,
    state: (row) => word(orderStateLabels, row.state),
    service: (row) => serviceOf(row.service).title,
    game: (row) => gameNames[row.game as keyof typeof gameNames] ?? row.game,
    customerName: (row) => row.customerName,
    boosterName: (row) => row.boosterName,
    progressPercent: (row) => row.progressPercent,
    price: (row) => row.price,
    createdAt: (row) => time(row.createdAt),
    updatedAt: (row) => time(row.updatedAt),
    dueAt: (row) => time(row.dueAt),
    id: (row) => row.id,
    customerId: (row) => row.customerId,
    boosterId: (row) => row.boosterId,
  }),
  'GET /admin/users': table('GET /admin/users', {
    firstName: (row) => row.firstName,
    lastName: (row) => row.lastName,
    username: (row) => row.username,
    email: (row) => row.email,
    phone: (row) => row.phone,
    role: (row) => roleLabels[row.role],
    status: (row) => word(userStatusLabels, row.status),
    banReason: (row) => row.banReason,
    balance: (row) => row.balance,
    createdAt: (row) => time(row.createdAt),
    lastSeenAt: (row) => time(row.lastSeenAt),
    id: (row) => row.id,
  }),
  'GET /admin/sessions': table('GET /admin/sessions', {
    userName: (row) => row.userName,
    role: (row) => roleLabels[row.role],
    device: (row) => row.device,
    address: (row) => row.address,
    live: (row) => row.live,
    createdAt: (row) => time(row.createdAt),
    lastUsedAt: (row) => time(row.lastUsedAt),
    expiresAt: (row) => time(row.expiresAt),
    endedAt: (row) => time(row.endedAt),
    userId: (row) => row.userId,
    id: (row) => row.id,
  }),
  'GET /admin/boosters': table('GET /admin/boosters', {
    firstName: (row) => row.firstName,
    lastName: (row) => row.lastName,
    username: (row) => row.username,
    email: (row) => row.email,
    phone: (row) => row.phone,
    status: (row) => word(userStatusLabels, row.status),
    tier: (row) => row.tier,
    activeOrders: (row) => row.activeOrders,
    finishedOrders: (row) => row.finishedOrders,
    balance: (row) => row.balance,
    createdAt: (row) => time(row.createdAt),
    id: (row) => row.id,
  }),
  'GET /admin/booster-applications': table('GET /admin/booster-applications', {
    firstName: (row) => row.firstName,
    lastName: (row) => row.lastName,
    state: (row) => word(applicationStateLabels, row.state),
    email: (row) => row.email,
    phone: (row) => row.phone,
    country: (row) => row.country,
    weeklyHours: (row) => row.weeklyHours,
    createdAt: (row) => time(row.createdAt),
    decidedAt: (row) => time(row.decidedAt),
    reason: (row) => row.reason,
    id: (row) => row.id,
  }),
  'GET /admin/unreachable-addresses': table('GET /admin/unreachable-addresses', {
    name: (row) => row.name,
    email: (row) => row.email,
    role: (row) => roleLabels[row.role],
    mailFailure: (row) => mailFailureLabels[row.mailFailure],
    createdAt: (row) => time(row.createdAt),
    id: (row) => row.id,
  }),
  'GET /admin/devices': table('GET /admin/devices', {
    name: (row) => row.name,
    fingerprint: (row) => row.fingerprint,
    state: (row) => word(deviceStateLabels, row.state),
    boosterName: (row) => row.boosterName,
    createdAt: (row) => time(row.createdAt),
    confirmedAt: (row) => time(row.confirmedAt),
    id: (row) => row.id,
  }),
  'GET /admin/login-releases': table('GET /admin/login-releases', {
    orderNumber: (row) => row.orderNumber,
    boosterName: (row) => row.boosterName,
    deviceName: (row) => row.deviceName,
    state: (row) => word(releaseStateLabels, row.state),
    createdAt: (row) => time(row.createdAt),
    openedAt: (row) => time(row.openedAt),
    id: (row) => row.id,
  }),
  'GET /admin/entries': table('GET /admin/entries', {
    kind: (row) => entryKindLabels[row.kind],
    from: (row) => accounts(row.postings, -1),
    to: (row) => accounts(row.postings, 1),
    about: (row) => row.orderId ?? row.topUpId ?? row.payoutId,
    reason: (row) => row.reason,
    amount: (row) => moved(row.postings),
    createdAt: (row) => time(row.createdAt),
    id: (row) => row.id,
  }),
  'GET /admin/wallets': table('GET /admin/wallets', {
    ownerName: (row) => row.ownerName,
    role: (row) => row.role && roleLabels[row.role],
    balance: (row) => row.balance,
    movements: (row) => row.movements,
    movedAt: (row) => time(row.movedAt),
    id: (row) => row.id,
  }),
  'GET /admin/top-ups': table('GET /admin/top-ups', {
    merchantOid: (row) => row.merchantOid,
    state: (row) => word(topUpStateLabels, row.state),
    amount: (row) => row.amount,
    failureReason: (row) => row.failureReason,
    createdAt: (row) => time(row.createdAt),
    paidAt: (row) => time(row.paidAt),
    userId: (row) => row.userId,
    orderId: (row) => row.orderId,
    id: (row) => row.id,
  }),
  'GET /admin/payouts': table('GET /admin/payouts', {
    amount: (row) => row.amount,
    state: (row) => word(payoutStateLabels, row.state),
    iban: (row) => row.iban,
    reason: (row) => row.reason,
    createdAt: (row) => time(row.createdAt),
    decidedAt: (row) => time(row.decidedAt),
    boosterId: (row) => row.boosterId,
    id: (row) => row.id,
  }),
  'GET /admin/messages': table('GET /admin/messages', {
    orderNumber: (row) => row.orderNumber,
    senderName: (row) => row.sender.displayName,
    role: (row) => roleLabels[row.role],
    text: (row) => row.text,
    contacts: (row) => list(row.contacts.map((kind) => contactLabels[kind])),
    createdAt: (row) => time(row.createdAt),
    id: (row) => row.id,
  }),
  'GET /admin/reports': table('GET /admin/reports', {
    orderNumber: (row) => row.orderNumber,
    text: (row) => row.text,
    reason: (row) => row.reason,
    state: (row) => word(reportStateLabels, row.state),
    senderName: (row) => row.sender.displayName,
    reporterName: (row) => row.reporter.displayName,
    fee: (row) => row.fee,
    decision: (row) => row.decision,
    createdAt: (row) => time(row.createdAt),
    decidedAt: (row) => time(row.decidedAt),
    id: (row) => row.id,
  }),
  'GET /admin/reviews': table('GET /admin/reviews', {
    orderNumber: (row) => row.orderNumber,
    service: (row) => serviceOf(row.service).title,
    stars: (row) => row.stars,
    text: (row) => row.text,
    customerName: (row) => row.customerName,
    boosterName: (row) => row.boosterName,
    hidden: (row) => (row.hidden ? 'Gizli' : 'Görünüyor'),
    createdAt: (row) => time(row.createdAt),
    id: (row) => row.id,
  }),
  'GET /admin/tickets': table('GET /admin/tickets', {
    subject: (row) => row.subject,
    status: (row) => standing(row),
    type: (row) => ticketTypeLabels[row.type],
    userName: (row) => row.user.displayName,
    orderNumber: (row) => row.orderNumber,
    topUpNumber: (row) => row.topUpNumber,
    waitingSince: (row) => time(row.waitingSince),
    firstAnsweredAt: (row) => time(row.firstAnsweredAt),
    createdAt: (row) => time(row.createdAt),
    updatedAt: (row) => time(row.updatedAt),
    id: (row) => row.id,
  }),
  'GET /admin/contact-messages': table('GET /admin/contact-messages', {
    name: (row) => row.name,
    email: (row) => row.email,
    text: (row) => row.text,
    createdAt: (row) => time(row.createdAt),
    id: (row) => row.id,
  }),
  'GET /admin/canned-answers': table('GET /admin/canned-answers', {
    title: (row) => row.title,
    text: (row) => row.text,
    type: (row) => row.type && ticketTypeLabels[row.type],
    uses: (row) => row.uses,
    id: (row) => row.id,
  }),
  'GET /admin/jobs': table('GET /admin/jobs', {
    queue: (row) => row.queue,
    state: (row) => word(jobStateLabels, row.state),
    failures: (row) => row.failures,
    createdAt: (row) => time(row.createdAt),
    startAfter: (row) => time(row.startAfter),
    startedAt: (row) => time(row.startedAt),
    endedAt: (row) => time(row.endedAt),
    error: (row) => row.error,
    id: (row) => row.id,
  }),
  'GET /admin/coupons': table('GET /admin/coupons', {
    code: (row) => row.code,
    percent: (row) => (row.discount.type === 'percent' ? row.discount.percent : null),
    discount: (row) => (row.discount.type === 'amount' ? row.discount.amount : null),
    validUntil: (row) => time(row.validUntil),
    minimumTotal: (row) => row.minimumTotal,
    maximumDiscount: (row) => row.maximumDiscount,
    services: (row) => list(row.services),
    used: (row) => row.used,
    usesPerCustomer: (row) => row.usesPerCustomer,
    createdAt: (row) => time(row.createdAt),
    id: (row) => row.id,
  }),
  'GET /admin/price-books': table('GET /admin/price-books', {
    version: (row) => row.version,
    state: (row) => word(priceBookStateLabels, row.state),
    publishedAt: (row) => time(row.publishedAt),
    changes: (row) => row.changes,
    reason: (row) => row.reason,
    authorName: (row) => row.authorName,
    id: (row) => row.id,
  }),
  'GET /admin/listings': table('GET /admin/listings', {
    server: (row) => row.server,
    level: (row) => row.level,
    description: (row) => row.description,
    price: (row) => row.price,
    onSale: (row) => row.onSale,
    stock: (row) => row.stock,
    sold: (row) => row.sold,
    createdAt: (row) => time(row.createdAt),
    updatedAt: (row) => time(row.updatedAt),
    id: (row) => row.id,
  }),
  'GET /admin/stock-accounts': table('GET /admin/stock-accounts', {
    server: (row) => row.server,
    level: (row) => row.level,
    state: (row) => word(stockStateLabels, row.state),
    buyerName: (row) => row.buyerName,
    price: (row) => row.price,
    soldAt: (row) => time(row.soldAt),
    takenBackAt: (row) => time(row.takenBackAt),
    takenBackBecause: (row) => row.takenBackBecause,
    createdAt: (row) => time(row.createdAt),
    listingId: (row) => row.listingId,
    id: (row) => row.id,
  }),
  'GET /admin/user-notes': table('GET /admin/user-notes', noteColumns),
  'GET /admin/order-notes': table('GET /admin/order-notes', noteColumns),
  'GET /admin/approvals': table('GET /admin/approvals', {
    command: (row) => approvalCommandLabels[row.command],
    state: (row) => word(approvalStateLabels, row.state),
    amount: (row) => row.amount,
    userName: (row) => row.userName,
    reason: (row) => row.reason,
    askedByName: (row) => row.askedByName,
    createdAt: (row) => time(row.createdAt),
    expiresAt: (row) => time(row.expiresAt),
    decidedByName: (row) => row.decidedByName,
    decidedAt: (row) => time(row.decidedAt),
    decision: (row) => row.decision,
    id: (row) => row.id,
    userId: (row) => row.userId,
  }),
  'GET /admin/audit-events': table('GET /admin/audit-events', {
    seq: (row) => row.seq,
    createdAt: (row) => time(row.createdAt),
    actorName: (row) => row.actorName,
    actorRole: (row) => row.actorRole,
    action: (row) => row.action,
    resource: (row) => row.resource,
    recordId: (row) => row.recordId,
    reason: (row) => row.reason,
    said: (row) => json(row.said),
    changes: (row) => json(row.changes),
    address: (row) => row.address,
    id: (row) => row.id,
  }),
};
