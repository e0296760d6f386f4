// Promise 38 for tickets, notes, coupons, users and payouts: every reader can read every record that the API can make.
import { expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AdminUser, Ban, ChangeProfile, Register } from '#contract/identity/schemas.ts';
import { StaffNote, LiftSuspicion, NewNote } from '#contract/note/schemas.ts';
import { AdminCoupon, ChangeCoupon, NewCoupon } from '#contract/pricing/schemas.ts';
import {
  AdminTicket,
  AdminTicketRow,
  NewTicket,
  NewTicketMessage,
  Ticket,
  TicketRow,
} from '#contract/ticket/schemas.ts';
import { AdminPayout, PayBooster, Payout as PayoutAnswer, RequestPayout } from '#contract/wallet/schemas.ts';
import { accessHands, accessMatters } from '#kernel/access.ts';
import { noteKinds } from '#kernel/platform-vocabulary.ts';
import { Money } from '#kernel/money.ts';
import { roles, scopes, services, ticketStatuses, ticketTypes } from '#kernel/vocabulary.ts';
import { adminUser } from '#modules/identity/adapters/http/identity.admin.routes.ts';
import { toRow as userRow, toUser } from '#modules/identity/adapters/persistence/user-mapper.ts';
import * as users from '#modules/identity/domain/user.ts';
import { viewOf as noteView } from '#modules/note/adapters/http/note.routes.ts';
import { noteOf, rowOf as noteRow } from '#modules/note/adapters/persistence/mikro-notes.ts';
import { liftedBy, type Note } from '#modules/note/domain/note.ts';
import { changeOf, factsOf } from '#modules/pricing/adapters/http/coupon-wire.ts';
import { toAdminCoupon } from '#modules/pricing/adapters/persistence/coupon-list.ts';
import { toRow as couponRow } from '#modules/pricing/adapters/persistence/mikro-coupons.ts';
import { type Coupon, couponCode } from '#modules/pricing/domain/coupon.ts';
import { changedCoupon, endedCoupon, isEmptyWindow } from '#modules/pricing/domain/coupon-change.ts';
import { adminPageView, adminRowView } from '#modules/ticket/adapters/http/ticket.admin.view.ts';
import { pageView, rowView } from '#modules/ticket/adapters/http/ticket.view.ts';
import { rowOf as ticketRow, ticketOf } from '#modules/ticket/adapters/persistence/mikro-tickets.ts';
import * as tickets from '#modules/ticket/domain/ticket.ts';
import { adminPayoutView } from '#modules/wallet/adapters/http/wallet.admin.routes.ts';
import { payoutView } from '#modules/wallet/adapters/http/wallet.routes.ts';
import { payoutOf, rowOf as payoutRow } from '#modules/wallet/adapters/persistence/sql-payouts.ts';
import { parseIban } from '#modules/wallet/domain/iban.ts';
import { confirmed, decide, type Payout } from '#modules/wallet/domain/payout.ts';
import { holdOf } from '#modules/wallet/domain/payout-hold.ts';
import {
  after,
  assertReadable,
  aTime,
  later,
  maybe,
  now,
  numRuns,
  one,
  other,
  said,
  someMoney,
  stored,
  taken,
} from '#test/support/histories.ts';
import fc from '#test/support/property.ts';

jest.setTimeout(120_000);

test('every ticket is readable for its user and for staff, after any acts of either', () => {
  const author = { id: one, role: 'customer', displayName: 'Ece K.' } as const;
  const staff = { id: other, role: 'staff', displayName: 'Can D.' } as const;
  const anyTicket = taken(
    NewTicket,
    fc.record({ type: fc.constantFrom(...ticketTypes), subject: said(), text: said(), orderId: maybe(fc.uuid()) }),
  );
  const side = fc.constantFrom<tickets.Side>('user', 'staff');
  const anyAct = fc.oneof(
    fc.record({ side, message: taken(NewTicketMessage, fc.record({ text: said() })) }),
    fc.record({ side, to: fc.constantFrom(...ticketStatuses) }),
  );
  const read = (ticket: tickets.Ticket, messages: tickets.TicketMessage[], events: tickets.TicketEvent[]) => {
    const kept = ticketOf({ ...stored(ticketRow(ticket)), searchText: '' });
    expect(kept).toEqual(ticket);
    for (const reader of ['user', 'staff'] as const) {
      const page = {
        ticket: kept,
        side: reader,
        messages: messages.map((message) => ({ ...message, pictures: [] })),
        events,
        nextStatuses: tickets.nextStatuses(kept.status, reader),
        mayWrite: kept.status === 'open',
      };
      if (reader === 'user') assertReadable(Ticket, pageView(page));
      else assertReadable(AdminTicket, adminPageView(page));
    }
    assertReadable(TicketRow, rowView(kept, 'user'));
    assertReadable(AdminTicketRow, adminRowView(kept));
  };
  fc.assert(
    fc.property(anyTicket, fc.array(anyAct, { maxLength: 4 }), later, ({ text, orderId, ...wanted }, acts, times) => {
      const order = orderId === undefined ? null : { id: orderId, number: '1001' };
      const opening = { ...wanted, id: one, user: author, order, topUp: null };
      let ticket = tickets.opened(opening, now);
      const messages = [{ id: randomUUID(), ticketId: one, sender: author as tickets.Author, text, createdAt: now }];
      const events: tickets.TicketEvent[] = [];
      for (const [index, act] of acts.entries()) {
        const at = new Date(now.getTime() + (times[index] ?? 0));
        const actor = act.side === 'user' ? author : staff;
        const before = ticket;
        ticket = after(ticket, () =>
          'to' in act ? tickets.moved(before, act.to, act.side, at) : tickets.written(before, act.side, at),
        );
        if (ticket === before) continue;
        const line = { id: randomUUID(), ticketId: one };
        if ('to' in act) events.push({ ...line, actor, from: before.status, to: act.to, at });
        else messages.push({ ...line, sender: actor, text: act.message.text, createdAt: at });
      }
      read(ticket, messages, events);
    }),
    { numRuns },
  );
});

test('every note is readable, also after its suspicion was lifted', () => {
  const anyNote = taken(NewNote, fc.record({ recordId: fc.uuid(), kind: fc.constantFrom(...noteKinds), text: said() }));
  const anyLift = maybe(taken(LiftSuspicion, fc.record({ reason: said() })));
  const author = { id: one, displayName: 'Can D.' };
  fc.assert(
    fc.property(anyNote, fc.constantFrom('user' as const, 'order' as const), anyLift, (wanted, subject, lift) => {
      const written: Note = { ...wanted, id: other, subject, author, createdAt: now, lifted: null, people: [one] };
      const note = after(written, (before) => (lift ? liftedBy(before, author, now, lift.reason) : before));
      const kept = noteOf(stored(noteRow(note)));
      expect(kept).toEqual(note);
      assertReadable(StaffNote, noteView(kept, 'Ada Yılmaz'));
    }),
    { numRuns },
  );
});

test('every coupon is readable after any changes and after its end', () => {
  const discount = fc.oneof(
    fc.record({ type: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ type: fc.constant('amount'), amount: someMoney }),
  );
  const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(fc.option(value), { nil: undefined });
  const uses = fc.integer({ min: 1, max: 1_000_000 });
  const fields = {
    code: fc.nat({ max: 999 }).map((n) => `bahar-${n}`),
    discount,
    validFrom: orNone(aTime),
    validUntil: orNone(aTime),
    minimumTotal: orNone(someMoney),
    maximumDiscount: orNone(someMoney),
    services: maybe(
      fc.subarray(
        services.map(({ id }) => id),
        { maxLength: 3 },
      ),
    ),
    totalUses: orNone(uses),
    usesPerCustomer: orNone(uses),
  };
  const anyCoupon = taken(NewCoupon, fc.record(fields));
  const anyChange = taken(ChangeCoupon, fc.record(fields, { requiredKeys: [] }));
  const used = fc.nat({ max: 3 });
  fc.assert(
    fc.property(
      anyCoupon,
      fc.array(anyChange, { maxLength: 3 }),
      used,
      fc.boolean(),
      (wanted, changes, count, ends) => {
        const facts = { ...factsOf(wanted), code: couponCode(wanted.code) };
        const made: Coupon = { ...facts, id: one };
        if (isEmptyWindow(made)) return;
        let coupon = made;
        for (const { basedOn: _basedOn, ...change } of changes)
          coupon = after(coupon, (before) => changedCoupon({ coupon: before, used: count }, changeOf(change)));
        if (ends) coupon = after(coupon, (before) => endedCoupon(before, now));
        const row = { ...stored(couponRow(coupon)), used: String(count), createdAt: now };
        const answer = toAdminCoupon(row);
        expect(answer.code).toBe(coupon.code);
        assertReadable(AdminCoupon, answer);
      },
    ),
    { numRuns },
  );
});

test('the console can read every user after any change that the user or staff made', () => {
  const name = fc.constantFrom('Ece', 'Şükrü Can', 'Ğ', '李', 'O’Neil', 'A');
  const phone = fc.integer({ min: 0, max: 999_999_999 }).map((digits) => `+905${String(digits).padStart(9, '0')}`);
  const anyPerson = taken(
    Register,
    fc.record({
      firstName: name,
      lastName: name,
      email: fc.nat().map((n) => `Kisi${n}@basamak.test`),
      phone,
      username: fc.nat().map((n) => `Kişi${n}`),
      password: fc.constant('kiraz-agaci-42'),
      acceptTerms: fc.constant(true),
    }),
  );
  const anyScopes = fc.subarray([...scopes], { maxLength: 3 });
  const admin = { id: other, role: 'admin', scopes: [] } as const;
  type Act = (user: users.User, at: Date) => users.User;
  const anyAct: fc.Arbitrary<Act> = fc.oneof(
    taken(Ban, fc.record({ userId: fc.constant(one), reason: said() })).map(
      ({ reason }): Act =>
        (user) =>
          users.banned(user, reason),
    ),
    taken(ChangeProfile, fc.record({ firstName: name, lastName: name, phone }, { requiredKeys: [] })).map(
      ({ firstName, lastName, phone: number }): Act =>
        (user) => ({
          ...user,
          firstName: firstName ?? user.firstName,
          lastName: lastName ?? user.lastName,
          phone: number ?? user.phone,
        }),
    ),
    fc.record({ role: fc.constantFrom('staff' as const, 'admin' as const), scopes: anyScopes }).map(
      (granted): Act =>
        (user, at) =>
          users.withPowers(admin, user, granted, at),
    ),
    fc.constantFrom<Act>(
      users.unbanned,
      users.deleted,
      users.withAdminPowers,
      (user, at) => users.withOneTimePassword(user, 'hash', other, at),
      (user, at) => users.withOwnPassword(user, 'hash', 'mail', at),
      (user, at) => users.withAccessChanged(user, 'second-factor', 'owner', at),
      (user, at) => ({ ...user, emailVerified: false, mailFailure: 'refused', mailFailedAt: at }),
    ),
  );
  const histories = fc.array(anyAct, { maxLength: 5 });
  fc.assert(
    fc.property(anyPerson, fc.constantFrom(...roles), histories, later, (person, role, acts, times) => {
      const { password: _password, acceptTerms: _terms, ...facts } = person;
      const made: users.User = {
        ...facts,
        id: one,
        role,
        usernameChangedAt: null,
        passwordHash: 'hash',
        mustChangePassword: false,
        scopes: [],
        status: 'active',
        banReason: null,
        emailVerified: true,
        mailFailure: null,
        mailFailedAt: null,
        marketingMail: false,
        mutedNotices: [],
        accessGivenAt: null,
        accessChanges: [],
        createdAt: now,
        lastSeenAt: null,
      };
      const user = acts.reduce(
        (before, act, index) => after(before, () => act(before, new Date(now.getTime() + (times[index] ?? 0)))),
        made,
      );
      const row = { ...stored(userRow(user)), id: one, createdAt: now, lastSeenAt: now };
      const kept = toUser(row);
      expect(kept).toEqual({ ...user, lastSeenAt: now });
      const beside = { secondFactor: false, suspected: false, pendingEmail: null, pendingEmailAsked: null };
      assertReadable(AdminUser, adminUser(kept, { balance: Money.zero, ...beside }));
    }),
    { numRuns },
  );
});

test('every payout is readable for its booster and for staff, whatever holds it and however it is decided', () => {
  const ibans = ['TR33 0006 1005 1978 6457 8413 26', 'DE89370400440532013000'];
  const anyRequest = taken(RequestPayout, fc.record({ amount: someMoney, iban: fc.constantFrom(...ibans) }));
  const anyDecision = maybe(
    taken(
      PayBooster,
      fc.record(
        { payoutId: fc.constant(one), decision: fc.constantFrom('paid', 'refused'), reason: said() },
        { requiredKeys: ['payoutId', 'decision'] },
      ),
    ),
  );
  const ago = fc.nat({ max: 100 * 3600_000 }).map((milliseconds) => new Date(now.getTime() - milliseconds));
  const anyChange = fc.record({
    matter: fc.constantFrom(...accessMatters),
    hand: fc.constantFrom(...accessHands),
    by: fc.constantFrom(null, other),
    at: ago,
  });
  const anyEarning = fc.record({
    matter: fc.constantFrom('tip' as const, 'order' as const),
    customerId: fc.constant(other),
    amount: someMoney.map((money) => Money.from(money)),
    paidAt: ago,
  });
  const known = fc.record({
    changes: fc.array(anyChange, { maxLength: 3 }),
    cardEarnings: fc.array(anyEarning, { maxLength: 3 }),
    balance: fc.nat({ max: 1_000_000_000 }).map((kurus) => Money.kurus(kurus)),
  });
  const flags = fc.record({ ibanNew: fc.boolean(), byStaff: fc.boolean(), confirms: fc.boolean() });
  fc.assert(
    fc.property(anyRequest, anyDecision, known, flags, ({ amount, iban }, decision, money, flag) => {
      const asked: Payout = {
        id: one,
        boosterId: one,
        amount: Money.from(amount),
        iban: parseIban(iban),
        state: 'requested',
        reason: null,
        requestedBy: flag.byStaff ? other : one,
        createdAt: now,
        decidedBy: null,
        decidedAt: null,
        ibanNew: flag.ibanNew,
        confirmedAt: null,
      };
      const waiting = after(asked, (before) => (flag.confirms ? confirmed(before, now) : before));
      const outcome = decision && { outcome: decision.decision, reason: decision.reason, by: other, at: now };
      const payout = after(waiting, (before) => (outcome ? decide(before, outcome) : before));
      const kept = payoutOf(stored(payoutRow(payout)));
      expect(kept).toEqual(payout);
      const hold = kept.state === 'requested' ? holdOf(kept, money, 72, now) : undefined;
      assertReadable(PayoutAnswer, payoutView(kept, hold));
      assertReadable(AdminPayout, {
        ...adminPayoutView(kept, hold, () => 'Can Demir'),
        boosterName: 'Ece K.',
        boosterUsername: null,
      });
    }),
    { numRuns },
  );
});
