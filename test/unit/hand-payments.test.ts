// Payments that staff enter: by bank transfer, or to the company's e-wallet.
import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { bankReference, isBankReference } from '#kernel/bank-reference.ts';
import { DomainError } from '#kernel/refusal.ts';
import { HandProvider } from '#modules/payment/adapters/hand/hand-provider.ts';
import { endRefund } from '#modules/payment/application/end-refund.ts';
import { type Arrival, enterPayment } from '#modules/payment/application/enter-payment.ts';
import { providerRegistry } from '#modules/payment/application/provider-registry.ts';
import { reconcileTopUps } from '#modules/payment/application/reconcile-top-ups.ts';
import { refundTopUp } from '#modules/payment/application/refund-top-up.ts';
import type { AskProvider } from '#modules/payment/application/ask-provider.ts';
import { paymentProjections } from '#modules/payment/application/projections.ts';
import { arrivalDay } from '#modules/payment/domain/hand-payment.ts';
import type { HandLimit } from '#modules/wallet/index.ts';
import { walletOf } from '#modules/wallet/index.ts';
import { UuidV7 } from '#platform/system.ts';
import { IdleJobs } from '#test/support/fakes/idle-jobs.ts';
import { InMemoryHandPayments } from '#test/support/fakes/in-memory-hand-payments.ts';
import { InMemoryLedger } from '#test/support/fakes/in-memory-ledger.ts';
import { InMemoryTopUps, ObedientGateway, RecordedPayments } from '#test/support/fakes/in-memory-payment.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { iban } from '#test/support/world.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const [customer, stranger, clerk, colleague] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const [ticketId, othersTicket]: readonly [string, string] = [randomUUID(), randomUUID()];

const shop = () => {
  const [topUps, ledger, clock] = [new InMemoryTopUps(), new InMemoryLedger(), new FixedClock()];
  const [notices, transactions, entered] = [new RecordedPayments(), new NoTransactions(), new InMemoryHandPayments()];
  const counted: Parameters<HandLimit['count']>[0][] = [];
  const limit: HandLimit = {
    count: async (movement) => {
      if (Money.lira(10_000).isLessThan(movement.amount))
        throw new DomainError('approval.required', { limit: Money.lira(10_000), moved: Money.zero, hours: 24 });
      counted.push(movement);
    },
  };
  const holders = {
    lockRole: async (id: string) =>
      id === customer ? ('customer' as const) : id === clerk ? ('staff' as const) : undefined,
  };
  const tickets = {
    holderOf: async (id: string) =>
      new Map([
        [ticketId, customer],
        [othersTicket, stranger],
      ]).get(id),
  };
  const providers = providerRegistry(
    new ObedientGateway(),
    new HandProvider('bank-transfer', entered, clock),
    new HandProvider('e-wallet', entered, clock),
  );
  const ids = new UuidV7();
  const enter = enterPayment({
    topUps,
    arrivals: entered,
    ledger,
    holders,
    tickets,
    limit,
    work: unitOfWork({ transactions, clock, ids, recorded: notices.events }),
  });
  const refund = refundTopUp({
    topUps,
    ledger,
    providers,
    limit,
    jobs: new IdleJobs(),
    work: unitOfWork({ transactions, clock, recorded: notices.events }),
  });
  const hands = { areApart: async (one: string, other: string) => one !== other };
  const end = endRefund({
    topUps,
    arrivals: entered,
    ledger,
    refunds: refund,
    hands,
    work: unitOfWork({ transactions, clock, recorded: notices.events }),
  });
  const nobodyAsks = undefined as unknown as AskProvider;
  const reconcile = reconcileTopUps({ topUps, provider: nobodyAsks, refund, clock });
  const balance = () => ledger.balance(walletOf(customer)).amount;
  return { topUps, ledger, clock, notices, entered, counted, providers, enter, refund, end, reconcile, balance };
};

let s: ReturnType<typeof shop>;
beforeEach(() => {
  s = shop();
});

const arrival = (of: Partial<Arrival> = {}): Arrival & { by: string } => ({
  userId: customer,
  amount: Money.lira(500),
  provider: 'bank-transfer',
  reference: 'FT 2026-118',
  arrivedOn: s.clock.now().toISOString().slice(0, 10),
  sender: 'Deniz Yıldız',
  by: clerk,
  ...of,
});
const code = (of: Partial<Arrival>) =>
  s.enter.run(arrival(of)).then(
    () => 'ok',
    (error: DomainError) => error.code,
  );

describe('an entered payment', () => {
  test.each([
    ['bank-transfer', 'bank'],
    ['e-wallet', 'psp:e-wallet'],
  ] as const)(
    'by %s is credited to the wallet at once, from the account %s, with its actor',
    async (provider, account) => {
      const topUp = await s.enter.run(arrival({ provider, ticketId, note: 'Dekont destek talebinde.' }));
      expect(topUp).toMatchObject({ provider, state: 'paid', customerId: customer });
      expect(s.balance()).toBe(500_00);
      expect(s.ledger.entries).toMatchObject([
        { kind: 'top-up', actorId: clerk, postings: [{ account, amount: Money.lira(-500) }, {}] },
      ]);
      expect(s.notices.told).toEqual([`entered ${topUp.id}`]);
      expect(s.counted).toEqual([
        { actorId: clerk, personId: customer, command: 'enter-top-up', amount: Money.lira(500) },
      ]);
      await expect(s.entered.find(topUp.merchantOid)).resolves.toMatchObject({ reference: 'FT2026118', ticketId });
      const status = await s.providers.of(provider).status(topUp.merchantOid);
      expect(status).toEqual({ total: Money.lira(500), test: false, refundReferences: [] });
    },
  );

  test('is sent to webhooks like any credited top-up, and in version 2 with its provider', async () => {
    const topUp = await s.enter.run(arrival());
    const { hooks = [] } = paymentProjections['top-up-entered']({ kind: 'top-up-entered', topUp });
    const told = hooks.map(({ type, data }) => [type, data]);
    const data = { topUpId: topUp.id, customerId: customer, amount: Money.lira(500), state: 'paid', orderId: null };
    expect(told).toEqual([
      ['topup.succeeded', data],
      ['topup.succeeded.v2', { ...data, provider: 'bank-transfer' }],
    ]);
  });

  test('with a known bank reference in any spelling is refused, and the refusal names the earlier payment', async () => {
    const { id: topUpId, merchantOid: number } = await s.enter.run(arrival());
    const again = s.enter.run(arrival({ reference: 'ft2026-118', amount: Money.lira(1) }));
    await expect(again).rejects.toMatchObject({ code: 'payment.already_entered', params: { topUpId, number } });
    expect(s.balance()).toBe(500_00);
    // a reference is unique per provider
    await expect(code({ provider: 'e-wallet' })).resolves.toBe('ok');
  });

  test('needs a customer, a positive amount within the limit, and the customer’s own ticket, if any', async () => {
    await expect(code({ userId: stranger })).resolves.toBe('identity.user_not_found');
    await expect(code({ userId: clerk })).resolves.toBe('identity.role_not_allowed');
    await expect(code({ ticketId: othersTicket })).resolves.toBe('ticket.not_found');
    await expect(code({ ticketId: randomUUID() })).resolves.toBe('ticket.not_found');
    await expect(code({ amount: Money.kurus(1_000_001) })).resolves.toBe('approval.required');
    await expect(code({ amount: Money.zero })).resolves.toBe('wallet.amount_not_positive');
    expect([s.balance(), s.notices.told]).toEqual([0, []]);
  });

  test('above the limit is entered with an approval, and does not count towards the limit', async () => {
    await s.enter.run(arrival({ amount: Money.lira(50_000) }), { approved: true });
    expect([s.balance(), s.counted]).toEqual([50_000_00, []]);
  });

  test('has an arrival day in Istanbul time: today or one of the ninety days before', () => {
    const late = new Date('2026-11-22T21:30:00Z'); // 00:30 in Istanbul
    const refused = { code: 'payment.arrival_out_of_range', params: { days: 90 } };
    expect(arrivalDay('2026-11-23', late)).toBe('2026-11-23');
    expect(() => arrivalDay('2026-11-24', late)).toThrow(expect.objectContaining(refused));
    expect(arrivalDay('2026-08-25', late)).toBe('2026-08-25');
    expect(() => arrivalDay('2026-08-24', late)).toThrow(expect.objectContaining(refused));
  });

  test.each([
    ['with blanks and in small letters', ' ft 2026\u00a0i1 '],
    ['with other dashes or none', 'FT-2026\u2013I1'],
    ['with a dotted or a dotless I', 'ft2026ı1'],
    ['with a capital dotted I', 'FT2026İ1'],
    ['in full-width letters', '\uff26\uff34\uff12\uff10\uff12\uff16\uff29\uff11'],
    ['with invisible characters', 'FT\u00ad20\u200c26\u{e0020}I1\ufe0f'],
    ['with combining marks', 'FT2026I\u03071'],
  ])('has the same bank reference %s', (_, typed) => {
    expect([bankReference(typed), isBankReference(typed)]).toEqual(['FT2026I1', true]);
  });

  test.each([
    ['punctuation only', '--- / ---'],
    ['a look-alike letter of another alphabet', 'F\u04222026'],
    ['digits of another script', 'FT\u0661\u0662\u0663'],
    ['two letters', 'F-T'],
    ['too many letters after normalisation', '\u338f'.repeat(33)],
  ])('can’t have a bank reference of %s', (_, typed) => {
    expect(isBankReference(typed)).toBe(false);
  });
});

describe('the refund of an entered payment', () => {
  const begun = async () => {
    const { id } = await s.enter.run(arrival());
    return s.refund.run(id, clerk, 'vazgeçti', 'tr33 0006 1005 1978 6457 8413 26');
  };

  test('leaves the wallet and waits until staff send it to the given IBAN', async () => {
    const waiting = await begun();
    expect(waiting).toMatchObject({ state: 'paid', refund: { state: 'under-way', iban } });
    expect([s.balance(), s.notices.told.length]).toEqual([0, 1]);
    await expect(s.entered.refundsOf([waiting.merchantOid])).resolves.toMatchObject([
      { reference: `${waiting.merchantOid}R1`, amount: Money.lira(500), end: null },
    ]);
  });

  test('needs a valid IBAN for a bank transfer, and none for the e-wallet', async () => {
    const { id } = await s.enter.run(arrival());
    for (const wrong of [undefined, '', 'TR330006100519786457841327'])
      await expect(s.refund.run(id, clerk, 'vazgeçti', wrong)).rejects.toMatchObject({ code: 'wallet.iban_invalid' });
    expect(s.balance()).toBe(500_00);
    const { id: other } = await s.enter.run(arrival({ provider: 'e-wallet' }));
    await expect(s.refund.run(other, clerk, 'vazgeçti')).resolves.toMatchObject({ refund: { iban: null } });
  });

  test('is left unchanged by the reconciliation job until staff record its outcome', async () => {
    const { id, merchantOid } = await begun();
    for (let days = 0; days < 3; days++) {
      s.clock.advance({ seconds: 86_400 });
      await s.reconcile();
    }
    expect(await s.topUps.find(id)).toMatchObject({ state: 'paid', refund: { state: 'under-way', attempt: 1 } });
    expect(await s.entered.refundsOf([merchantOid])).toHaveLength(1);
  });

  test('is recorded by the reconciliation job if its process died before it recorded the refund', async () => {
    const { id, merchantOid } = await s.enter.run(arrival());
    await s.refund.begin(id, clerk, 'vazgeçti', iban);
    s.clock.advance({ seconds: 121 });
    await s.reconcile();
    expect(await s.entered.refundsOf([merchantOid])).toMatchObject([{ end: null }]);
  });

  test('is done when staff confirm that they sent it, and can’t be ended again', async () => {
    const { id, merchantOid } = await begun();
    const done = await s.end.made(id, { by: colleague, role: 'staff', reference: 'eft 77' });
    expect(done).toMatchObject({ state: 'refunded', refund: { state: 'done' } });
    expect(s.notices.told.at(-1)).toBe(`refunded ${id}`);
    const status = await s.providers.of('bank-transfer').status(merchantOid);
    expect(status?.refundReferences).toEqual([`${merchantOid}R1`]);
    const refused = { code: 'payment.refund_not_waiting' };
    await expect(s.end.made(id, { by: colleague, role: 'staff', reference: 'EFT77' })).rejects.toMatchObject(refused);
    await expect(s.end.dropped(id, { by: colleague, reason: 'yanlış' })).rejects.toMatchObject(refused);
    expect(s.balance()).toBe(0);
  });

  test('is not confirmed by the staff member who began it, but an admin may confirm their own', async () => {
    const { id } = await begun();
    const made = (role: 'staff' | 'admin') => s.end.made(id, { by: clerk, role, reference: 'EFT79' });
    await expect(made('staff')).rejects.toMatchObject({ code: 'payment.refund_own_hand' });
    expect(await made('admin')).toMatchObject({ state: 'refunded' });
  });

  test('that is cancelled returns to the wallet, with its actor, and can be begun again', async () => {
    const { id, merchantOid } = await begun();
    await s.end.dropped(id, { by: colleague, reason: 'IBAN yanlış' });
    expect(s.balance()).toBe(500_00);
    expect(s.ledger.entries.at(-1)).toMatchObject({ kind: 'top-up-refund', actorId: colleague, reason: 'IBAN yanlış' });
    const again = await s.refund.run(id, clerk, 'vazgeçti', iban);
    await s.end.made(again.id, { by: colleague, role: 'staff', reference: 'EFT78' });
    const ends = (await s.entered.refundsOf([merchantOid])).map(({ end }) => end?.bankReference);
    expect([ends, s.balance()]).toEqual([[null, 'EFT78'], 0]);
  });

  test('is ended only with a bank reference, and only while it waits', async () => {
    const { id } = await begun();
    await expect(s.end.made(id, { by: clerk, role: 'staff', reason: 'gönderdim' })).rejects.toMatchObject({
      code: 'payment.refund_proof_missing',
    });
    await expect(s.end.made(randomUUID(), { by: clerk, role: 'staff', reference: 'EFT77' })).rejects.toMatchObject({
      code: 'payment.top_up_not_found',
    });
    const { id: other } = await s.enter.run(arrival({ reference: 'FT9' }));
    await expect(s.end.dropped(other, { by: clerk, reason: 'yanlış' })).rejects.toMatchObject({
      code: 'payment.refund_not_waiting',
    });
  });
});
