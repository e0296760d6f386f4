import { createHmac, randomUUID } from 'node:crypto';
import type { NewApplication } from '#contract/booster/application.ts';
import type { routes } from '#contract/routes.ts';
import { Money } from '#kernel/money.ts';
import { HmacSignedIds } from '#platform/signed-ids.ts';
import { anApplication } from './applications.ts';
import { aDraft } from './drafts.ts';
import { logIn, register } from './clients.ts';
import { boosterCalls } from './right-booster-calls.ts';
import { couponCalls } from './right-coupon-calls.ts';
import { disputeCalls } from './right-dispute-calls.ts';
import { deviceCalls } from './right-device-calls.ts';
import { auditCalls } from './right-audit-calls.ts';
import { historyCalls } from './right-history-calls.ts';
import { integrationCalls } from './right-integration-calls.ts';
import { noteCalls } from './right-note-calls.ts';
import { noticeCalls } from './right-notice-calls.ts';
import { paymentCalls } from './right-payment-calls.ts';
import { fineCalls } from './right-fine-calls.ts';
import { payoutCalls } from './right-payout-calls.ts';
import { askedEmailChange } from './email-changes.ts';
import { peopleCalls } from './right-people-calls.ts';
import { pictureCalls } from './right-picture-calls.ts';
import { priceCalls } from './right-price-calls.ts';
import { proofCalls } from './right-proof-calls.ts';
import { reconciliationCalls } from './right-reconciliation-calls.ts';
import { resourcesCalls } from './right-resources-calls.ts';
import { reviewCalls } from './right-review-calls.ts';
import { secondFactorCalls } from './right-second-factor-calls.ts';
import { shellCalls } from './right-shell-calls.ts';
import { approvalCalls, settingsCalls } from './right-settings-calls.ts';
import { shopCalls } from './right-shop-calls.ts';
import { ticketDeskCalls } from './right-ticket-desk-calls.ts';
import { webhookCalls } from './right-webhook-calls.ts';
import { type Call, iban, newPerson, type World } from './world.ts';

type Key = Exclude<keyof typeof routes, 'GET /live'>;

const money = (lira: number) => Money.lira(lira);
const reason = 'Deneme için';
const absent = '0199f000-0000-7000-8000-000000000000';

const boosterId = async ({ booster }: World) => (await booster.api.call('GET /users/current')).id;
const byCustomer = ({ customer }: World) => ({ token: customer.token });
const byBooster = ({ booster }: World) => ({ token: booster.token });

/** A call by `world.admin`. A test may put staff with one scope in place of the admin. */
const byAdmin = ({ admin }: World) => ({ token: admin.token });

const applicationIn = async (world: World, change: Partial<NewApplication> = {}): Promise<string> => {
  const { body } = await world.call('POST /booster-applications', { body: anApplication(change) });
  return (body as { id: string }).id;
};

/** Asks a new applicant a question and returns the token of the mail. */
const questionIn = async (world: World): Promise<string> => {
  const id = await applicationIn(world);
  await world.admin.api.call('POST /admin/booster-applications/:id/question', {
    params: { id },
    body: { question: 'Hangi saatlerde oynuyorsun?' },
    idempotencyKey: randomUUID(),
  });
  return new HmacSignedIds(world.product.env.tokenSecret, 'application answer').sign(id);
};

/** One successful call of each route. A missing route does not compile. */
export const rightCalls: Readonly<Record<Key, (world: World) => Promise<Call> | Call>> = {
  'POST /users': () => ({ body: { ...newPerson(), password: 'kiraz-agaci-42', acceptTerms: true } }),
  'GET /users/availability': () => ({ query: { username: 'kimseninadi' } }),
  'POST /users/authenticate': ({ customer }) => ({ body: { login: customer.username, password: 'kiraz-agaci-42' } }),
  'POST /users/refresh': async (world) => {
    const body = { login: world.customer.username, password: 'kiraz-agaci-42' };
    const { body: session } = await world.call('POST /users/authenticate', { body });
    return { body: { token: (session as { refreshToken: string }).refreshToken } };
  },
  'GET /users/current': byCustomer,
  'PATCH /users/current': (world) => ({ ...byCustomer(world), body: { firstName: 'Adaçayı' } }),
  'POST /users/sign-out': async ({ product }) => ({ token: (await register(product.url)).token }),
  'POST /users/current/password': async ({ product }) => ({
    token: (await register(product.url)).token,
    body: { oldPassword: 'kiraz-agaci-42', newPassword: 'erik-agaci-42' },
  }),
  'POST /users/password-reset': () => ({ body: { email: 'kimse@basamak.test' } }),
  'PUT /users/password-reset': async (world) => {
    const { username } = await register(world.product.url);
    const email = `${username}@basamak.test`;
    await world.call('POST /users/password-reset', { body: { email } });
    return { body: { token: await world.passwordToken(email), password: 'erik-agaci-42' } };
  },

  'GET /users/current/sessions': byCustomer,
  'DELETE /users/current/sessions': async ({ product }) => ({ token: (await register(product.url)).token }),
  'DELETE /users/current/sessions/:id': async ({ product }) => {
    const { username, token, api } = await register(product.url);
    await logIn(product.url, username, 'kiraz-agaci-42');
    const other = (await api.call('GET /users/current/sessions')).find(({ current }) => !current);
    return { token, params: { id: other?.id ?? absent } };
  },
  'GET /users/current/export': byCustomer,
  'POST /users/current/deletion': async ({ product }) => ({
    token: (await register(product.url)).token,
    body: { password: 'kiraz-agaci-42' },
  }),
  'POST /users/current/verification': async ({ product }) => ({ token: (await register(product.url)).token }),
  'PUT /users/verification': async (world) => {
    const { id, username } = await register(world.product.url);
    const tokens = new HmacSignedIds(world.product.env.tokenSecret, 'verified address'); // signed here instead of waiting for the mail
    const email = `${username}@basamak.test`;
    return { body: { token: tokens.sign(id, email, new Date(Date.now() + 60_000)) } };
  },
  'PUT /users/email-change': async (world) => {
    const userId = (await register(world.product.url)).id;
    return { body: { token: await askedEmailChange(world, userId) } };
  },

  'GET /catalog': () => ({}),
  'POST /orders/calculate': () => ({ body: aDraft() }),
  'POST /orders': async (world) => {
    const draft = aDraft();
    const { price } = await world.customer.api.call('POST /orders/calculate', { body: draft });
    return { ...byCustomer(world), body: { draft, expectedPrice: price } };
  },
  'GET /orders': byCustomer,
  'GET /orders/:id': async (world) => ({ ...byCustomer(world), params: { id: await world.order() } }),
  'PUT /orders/:id/game-account': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.order() },
    body: { gameAccountId: await world.gameAccount() },
  }),
  'DELETE /orders/:id/game-account': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.openOrder() },
  }),
  'PUT /orders/:id/lane': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.order() },
    body: { lane: 'middle' },
  }),
  'POST /orders/:id/take': async (world) => ({ ...byBooster(world), params: { id: await world.openOrder() } }),
  'POST /orders/:id/transitions': async (world) => ({
    ...byBooster(world),
    params: { id: await world.takenOrder() },
    body: { to: 'started' },
  }),
  'PUT /orders/:id/progress': async (world) => ({
    ...byBooster(world),
    params: { id: await world.startedOrder() },
    body: { current: { tier: 'gold', division: 1, points: 20 }, reason },
  }),
  'POST /orders/:id/tip': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.finishedOrder() },
    body: { amount: money(50) },
  }),
  'POST /orders/:id/review': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.closedOrder() },
    body: { stars: 5, text: 'Beklediğimden çabuk bitti.' },
  }),
  ...disputeCalls,
  'DELETE /orders/:id/account-request': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.orderWithAnotherAccount() },
  }),
  'POST /orders/:id/pause': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.startedOrder() },
    body: { reason },
  }),
  'POST /orders/:id/resume': async (world) => ({ ...byBooster(world), params: { id: await world.pausedOrder() } }),
  'POST /orders/:id/booster-request': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.startedOrder() },
    body: { reason },
  }),
  'DELETE /orders/:id/booster-request': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.unwantedOrder() },
  }),
  ...deviceCalls,
  ...boosterCalls,
  ...resourcesCalls,
  ...proofCalls,
  ...historyCalls,
  ...reviewCalls,
  ...ticketDeskCalls,
  ...auditCalls,
  ...noteCalls,
  ...integrationCalls,
  ...webhookCalls,
  ...reconciliationCalls,
  ...peopleCalls,
  ...secondFactorCalls,
  ...noticeCalls,
  ...pictureCalls,
  ...priceCalls,
  ...settingsCalls,
  ...approvalCalls,
  'GET /showcase': () => ({}),
  'GET /orders/:id/messages': async (world) => ({ ...byCustomer(world), params: { id: await world.order() } }),
  'POST /orders/:id/messages': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.takenOrder() },
    body: { text: 'Merhaba' },
  }),
  'GET /orders/:id/receipts': async (world) => ({ ...byCustomer(world), params: { id: await world.order() } }),
  'POST /orders/:id/receipts': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.order() },
    body: { delivered: 1, read: 1 },
  }),
  'POST /messages/:id/reports': async (world) => ({
    ...byBooster(world),
    params: { id: await world.message() },
    body: { reason },
  }),
  'GET /messages/unread': byCustomer,
  'GET /game-accounts': byCustomer,
  'POST /game-accounts': (world) => ({
    ...byCustomer(world),
    body: { game: 'tft', server: 'tr', inGameName: 'Kuzey Yıldızı' },
  }),
  'DELETE /game-accounts/:id': async (world) => ({ ...byCustomer(world), params: { id: await world.gameAccount() } }),

  'GET /wallet': byCustomer,
  'GET /wallet/postings': byCustomer,
  'POST /top-ups': (world) => ({ ...byCustomer(world), body: { amount: money(150) } }),
  'GET /top-ups': byCustomer,
  'GET /top-ups/:id': async (world) => ({ ...byCustomer(world), params: { id: (await world.topUp()).id } }),
  'POST /payments/paytr/notification': async (world) => {
    const { merchantOid } = await world.topUp();
    const { merchantSalt, merchantKey } = world.product.env.paytr;
    const said = { merchant_oid: merchantOid, status: 'success', total_amount: '15000' };
    const text = said.merchant_oid + merchantSalt + said.status + said.total_amount;
    const hash = createHmac('sha256', merchantKey).update(text).digest('base64');
    return { form: { ...said, hash, test_mode: '1' } };
  },
  'GET /booster/profile': byBooster,
  'GET /booster/pool': byBooster,
  'GET /booster/orders': byBooster,
  'GET /booster/earnings': byBooster,
  ...payoutCalls,
  ...fineCalls,
  'GET /booster/payouts': byBooster,
  'POST /booster/payouts': async (world) => {
    await world.payout(); // this payout empties the wallet, so funds are added again
    const body = { userId: await boosterId(world), type: 'add', amount: money(100), reason } as const;
    await world.admin.api.call('POST /admin/add-funds', { body, idempotencyKey: randomUUID() });
    return { ...byBooster(world), body: { amount: money(100), iban } };
  },
  'GET /notifications': byCustomer,
  'POST /notifications/read': (world) => ({ ...byCustomer(world), body: { all: true } }),

  'GET /tickets': byCustomer,
  'POST /tickets': (world) => ({
    ...byCustomer(world),
    body: { type: 'balance', subject: 'Bakiyem görünmüyor', text: 'Yükledim ama göremiyorum.' },
  }),
  'GET /tickets/:id': async (world) => ({ ...byCustomer(world), params: { id: await world.ticket() } }),
  'POST /tickets/:id/messages': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.ticket() },
    body: { text: 'Merhaba' },
  }),
  'POST /tickets/:id/state': async (world) => ({
    ...byCustomer(world),
    params: { id: await world.ticket() },
    body: { to: 'closed' },
  }),
  'POST /contact': () => {
    const { firstName: name, email } = newPerson();
    return { body: { name, email, text: 'Koçluk dersleri ne zaman başlıyor?' } };
  },
  'POST /booster-applications': () => ({ body: anApplication() }),
  'GET /admin/booster-applications': byAdmin,
  'GET /admin/booster-applications/:id': async (world) => {
    return { ...byAdmin(world), params: { id: await applicationIn(world) } };
  },
  'POST /booster-applications/question': async (world) => ({ body: { token: await questionIn(world) } }),
  'POST /booster-applications/answer': async (world) => ({
    body: { token: await questionIn(world), answer: 'Her akşam, sekizden sonra.' },
  }),
  'POST /admin/booster-applications/:id/question': async (world) => ({
    ...byAdmin(world),
    params: { id: await applicationIn(world) },
    body: { question: 'Hangi saatlerde oynuyorsun?' },
  }),
  'POST /admin/booster-applications/:id/approval': async (world) => {
    const { username, phone } = newPerson();
    return {
      ...byAdmin(world),
      params: { id: await applicationIn(world, { phone }) },
      body: { username, availableServices: ['league-of-legends/elo-boost'], tier: 1 },
    };
  },
  'POST /admin/booster-applications/:id/refusal': async (world) => ({
    ...byAdmin(world),
    params: { id: await applicationIn(world) },
    body: { reason },
  }),
  ...shellCalls,
  ...shopCalls,

  'GET /admin/boosters': byAdmin,
  'GET /admin/boosters/:id': async (world) => ({ ...byAdmin(world), params: { id: await boosterId(world) } }),
  'PUT /admin/boosters/:id': async (world) => ({
    ...byAdmin(world),
    params: { id: await boosterId(world) },
    body: { country: 'Türkiye' },
  }),
  'GET /admin/orders': byAdmin,
  'GET /admin/orders/:id': async (world) => ({ ...byAdmin(world), params: { id: await world.order() } }),
  'GET /admin/orders/:id/refund': async (world) => ({ ...byAdmin(world), params: { id: await world.finishedOrder() } }),
  'GET /admin/entries': byAdmin,
  'GET /admin/entries/:id': async (world) => {
    const [entry] = await world.admin.api.call('GET /admin/entries', { query: { range: '[0,0]' } });
    return { ...byAdmin(world), params: { id: entry?.id ?? absent } };
  },
  'GET /admin/top-ups': byAdmin,
  'GET /admin/top-ups/:id': async (world) => ({ ...byAdmin(world), params: { id: (await world.topUp()).id } }),
  'POST /admin/top-ups/:id/status-query': async (world) => ({
    ...byAdmin(world),
    params: { id: await world.paidTopUp() },
  }),
  'POST /admin/top-ups/:id/refund': async (world) => ({
    ...byAdmin(world),
    params: { id: await world.paidTopUp() },
    body: { reason },
  }),
  ...paymentCalls,
  ...couponCalls,
  'GET /admin/messages': byAdmin,
  'GET /admin/messages/:id': async (world) => ({ ...byAdmin(world), params: { id: await world.message() } }),
  'GET /admin/reports': byAdmin,
  'GET /admin/reports/:id': async (world) => ({ ...byAdmin(world), params: { id: await world.report() } }),
  'GET /admin/dashboard': byAdmin,

  'POST /admin/choose-state': async (world) => ({
    ...byAdmin(world),
    body: { orderId: await world.takenOrder(), state: 'cancelled', reason, earnedPercent: 30 },
  }),
  'POST /admin/choose-booster': async (world) => ({
    ...byAdmin(world),
    body: { orderId: await world.openOrder(), boosterId: await boosterId(world) },
  }),
  'POST /admin/decide-dispute': async (world) => ({
    ...byAdmin(world),
    body: { orderId: await world.answeredDispute(), decision: 'refund', refund: money(20), reason },
  }),
  'POST /admin/decide-account-request': async (world) => {
    const id = await world.orderWithAnotherAccount();
    const { accountRequest } = await world.admin.api.call('GET /admin/orders/:id', { params: { id } });
    const body = { orderId: id, decision: 'approve', requestedAt: accountRequest?.at, reason };
    return { ...byAdmin(world), body };
  },
  'POST /admin/decline-booster-request': async (world) => ({
    ...byAdmin(world),
    body: { orderId: await world.unwantedOrder(), reason },
  }),
  'POST /admin/decide-report': async (world) => ({
    ...byAdmin(world),
    body: { reportId: await world.report(), decision: 'upheld', reason },
  }),
  'POST /admin/pay-booster': async (world) => ({
    ...byAdmin(world),
    body: { payoutId: await world.payout(), decision: 'refused', reason },
  }),
  'POST /admin/withdraw-booster': async (world) => {
    const id = await boosterId(world);
    const body = { userId: id, type: 'add', amount: money(100), reason } as const;
    await world.admin.api.call('POST /admin/add-funds', { body, idempotencyKey: randomUUID() });
    return { ...byAdmin(world), body: { boosterId: id, amount: money(100), iban } };
  },
  'POST /admin/penalty-booster': async (world) => {
    const id = await boosterId(world);
    const body = { userId: id, type: 'add', amount: money(100), reason } as const;
    await world.admin.api.call('POST /admin/add-funds', { body, idempotencyKey: randomUUID() });
    return { ...byAdmin(world), body: { boosterId: id, amount: money(10), reason } };
  },
  'POST /admin/add-funds': (world) => ({
    ...byAdmin(world),
    body: { userId: world.customer.id, type: 'add', amount: money(10), reason },
  }),
};

export type ContractKey = Key;
