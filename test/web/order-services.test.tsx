// The words of order pages that differ for coaching and for duo orders.
import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import FinishOrder from '../../web-storefront/src/features/booster/FinishOrder.tsx';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { plainDraft } from '../support/drafts.ts';
import { lira, open, openAsBooster, orderIn, server, show, wonPartly } from './support/orders.tsx';

const allIsThere = {
  percent: 100,
  done: 3,
  total: 3,
  unit: 'hour',
  source: 'agreed',
  proven: { percent: 100, done: 3 },
};
const lesson = (given: object): Order =>
  ({
    ...orderIn('finished'),
    progress: allIsThere,
    nextStates: ['closed'],
    price: lira(144),
    booster: { id: 'b', displayName: 'Cem K.' },
    ...given,
  }) as unknown as Order;

const openLesson = (order: Order) => {
  const user = open(order);
  server.answer = ({ pathname }) => {
    if (pathname.endsWith('/catalog')) return Response.json({ settings: {} });
    return Response.json(pathname.endsWith('/siparis') ? order : []);
  };
  return user;
};
const allowedInLesson = { tip: true, dispute: true, askForBooster: true, endBoosterRequest: true, pause: true };
const aboutBoosters = /booster|maç|oynan/i;

test('the page of a finished coaching order mentions a coach and hours, and neither a booster nor matches', async () => {
  const picture = { id: 'resim', url: '/resim', width: 1, height: 1 };
  const review = { stars: 5, text: 'İyi', createdAt: '2026-11-20T12:00:00.000Z' };
  openLesson(lesson({ allowed: allowedInLesson, review, proof: [picture] }));
  const confirming = await screen.findByRole('region', { name: 'Siparişi onayla' });
  expect(confirming).toHaveTextContent('Koçun siparişi bitirdi. Ders saatlerini kontrol edip onayla.');
  expect(await screen.findByText(/Tamamı koça gider/)).toBeVisible();
  expect(await screen.findByText(/Koçun bitirirken eklediği/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(aboutBoosters);
});

test.each([
  ['Siparişi onayla', 'Onaylayınca sipariş kapanır ve ödediğin 144,00 ₺ için koç payını alır.'],
  ['Başka koç iste', 'Koçu biz değiştiririz'],
  ['Eksik bir şey var', 'Koçun 48 saat içinde yanıt verir'],
  [/gönder$/, 'tamamı koçuna gider'],
  ['Duraklat', 'sipariş bekler'],
])('the window “%s” of a coaching order mentions a coach, and neither a booster nor matches', async (name, said) => {
  const user = openLesson(lesson({ allowed: allowedInLesson }));
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(said);
  expect(dialog).not.toHaveTextContent(aboutBoosters);
});

test('the pause, booster request and dispute of a coaching order name the coach', async () => {
  const pause = { by: 'booster', at: '2026-11-20T12:00:00.000Z', reason: 'Yoldayım' };
  const boosterRequest = { until: '2026-11-21T12:00:00.000Z' };
  const dispute = {
    kind: 'other',
    text: 'Eksik',
    claimedPercent: 20,
    pictures: [],
    openedAt: '2026-11-20T12:00:00.000Z',
    answerDueAt: '2026-11-21T12:00:00.000Z',
    answer: null,
    decision: null,
  };
  const proven = { done: 0, percent: 0 };
  const progress = { ...allIsThere, done: 2, percent: 67, source: 'booster', claim: 'c', proven };
  const disputed = { dispute, disputed: true, disputeAnswerDueAt: dispute.answerDueAt };
  openLesson(lesson({ progress, allowed: allowedInLesson, pause, boosterRequest, ...disputed }));
  expect(await screen.findByText(/Koç siparişi duraklattı/)).toBeVisible();
  expect(screen.getByText(/Başka bir koç istedin/)).toBeVisible();
  expect(screen.getByText('İtirazın koçun yanıtını bekliyor:')).toBeVisible();
  expect(
    screen.getAllByText(/Koçun söylediği, henüz onaylanmadı: 2 saat tamam.*Onaylanan ilerleme: 0 saat tamam, 3 eksik/),
  ).toHaveLength(2);
  expect(document.body).not.toHaveTextContent(aboutBoosters);
});

test.each([
  ['matches', wonPartly('started'), 'Sonra maç eklenemez.'],
  ['hours', lesson({}), 'Sonra ilerleme değiştirilemez.'],
])('the window that finishes an order of %s names the data that can no longer be changed', async (_, order, said) => {
  server.answer = () => Response.json({}, { status: 503 });
  show('*', () => <FinishOrder order={order} close={() => undefined} />, '/');
  expect(await screen.findByRole('dialog')).toHaveTextContent(said);
});

test.each([
  ['valorant/elo-boost', /hesabını ekleyince booster aramaya başlarız\./, 'Hesap bekleniyor', 'Hesabını ekle'],
  ['valorant/duo-boost', /Riot ID’ni ekleyince .* Şifren gerekmez\./, 'Riot ID bekleniyor', 'Riot ID’ni ekle'],
])('an order of %s that waits for its account asks for the data that its service needs', async (...given) => {
  const [service, asks, stage, step] = given;
  open({
    ...orderIn('waiting'),
    service,
    draft: plainDraft(service),
    progress: { percent: 0, done: 0, total: 3, unit: 'rung', source: 'matches', proven: { percent: 0, done: 0 } },
  });
  expect(await screen.findByRole('region', { name: step })).toHaveTextContent(asks);
  expect(await screen.findByLabelText('Riot ID')).toBeVisible();
  expect(screen.queryByLabelText('Şifre') !== null).toBe(service === 'valorant/elo-boost');
  expect(screen.getByRole('list', { name: 'Sipariş durumu' })).toHaveTextContent(stage);
});

const duo = (state: Order['state'], more: object) =>
  ({
    ...orderIn(state),
    service: 'valorant/duo-boost',
    draft: plainDraft('valorant/duo-boost'),
    progress: { percent: 100, done: 3, total: 3, unit: 'rung', source: 'matches', proven: { percent: 100, done: 3 } },
    timeline: [
      {
        kind: 'transition',
        from: 'processing',
        to: 'waiting',
        at: '2026-11-20T12:00:00.000Z',
        actor: { role: 'customer' },
      },
      { kind: 'account', at: '2026-11-20T12:00:00.000Z', actor: { role: 'customer' } },
    ],
    ...more,
  }) as unknown as Order;

test('a duo order asks for a Riot ID, and never for the data of an account', async () => {
  const ofAccounts = /hesap bilg|oyun hesab|hesabı (ekle|bağla|değiştir|kaldır)|hesap ekle/i;
  open(duo('waiting', { allowed: { gameAccount: true } }));
  expect(screen.getByText('Riot ID bekleniyor', { selector: '.pill' })).toBeVisible();
  expect(await screen.findByLabelText('Riot ID')).toBeVisible();
  expect(document.body).not.toHaveTextContent(ofAccounts);
  cleanup();
  const gameAccount = { id: 'h', game: 'valorant', server: 'tr', inGameName: 'Fare#TR1', hasCredentials: false };
  const given = { gameAccount, allowed: { gameAccount: true, removeGameAccount: true } };
  const again = open(duo('processing', given));
  await again.click(screen.getByRole('button', { name: 'Riot ID’ni kaldır' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Sipariş yeniden Riot ID bekler');
  expect(document.body).not.toHaveTextContent(ofAccounts);
  cleanup();
  const approving = open(duo('finished', { gameAccount, nextStates: ['closed'] }));
  await approving.click(await screen.findByRole('button', { name: 'Siparişi onayla' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Onaylayınca sipariş kapanır');
  expect(document.body).not.toHaveTextContent(ofAccounts);
});

test.each([
  ['processing', 'request', true],
  ['started', 'request', true],
  ['processing', 'change', false],
] as const)(
  'the replacement of the game account of an order in %s is a %s, and the window says so',
  async (state, accountChange, isAsked) => {
    const gameAccount = { id: 'h', game: 'valorant', server: 'tr', inGameName: 'Fare#TR1', hasCredentials: false };
    const user = open(duo(state, { gameAccount, allowed: { gameAccount: true, accountChange } }));
    const page = server.answer;
    server.answer = (url) => (url.pathname === '/api/game-accounts' ? Response.json([]) : page(url));
    await user.click(screen.getByRole('button', { name: 'Riot ID’ni değiştir' }));
    const dialog = await screen.findByRole('dialog');
    if (isAsked) expect(dialog).toHaveTextContent('karar verene kadar sipariş bekler');
    else expect(dialog).not.toHaveTextContent('karar verene kadar');
  },
);

const taken = { kind: 'transition', to: 'starting' };
const [opened, replaced] = [
  { kind: 'login', to: null },
  { kind: 'account', to: null },
];
test.each([
  ['nothing yet', [taken], true, true],
  ['the log-in', [taken, opened], true, false],
  ['the log-in of an account that was replaced', [taken, opened, replaced], true, true],
  ['what another booster opened', [opened, taken], true, true],
  ['nothing, and need not', [taken], false, false],
])(
  'a booster who has opened %s reads beside “Başla” whether the log-in still has to be opened',
  async (_, events, login, told) => {
    const timeline = events.map((event, at) => ({ ...event, at: `2026-11-2${at}T12:00:00.000Z`, actor: {} }));
    const order = {
      ...orderIn('starting'),
      service: 'valorant/elo-boost',
      draft: plainDraft('valorant/elo-boost'),
      timeline,
    };
    openAsBooster({ ...order, nextStates: ['started'], allowed: { login } } as unknown as Order);
    expect(await screen.findByRole('button', { name: 'Başla' })).toBeEnabled();
    expect(screen.queryByText(/Hesaba girişi henüz açmadın/) !== null).toBe(told);
  },
);
