// Promise 38 for booster profiles and for what people write: every reader can read every record that the API can make.
import { expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AdminBooster, BoosterProfile, ChangeBooster, ChangeOwnProfile } from '#contract/booster/schemas.ts';
import {
  AdminMessage,
  AdminReport,
  DecideReport,
  Message as MessageAnswer,
  ReportMessage,
  SendMessage,
} from '#contract/conversation/schemas.ts';
import {
  CannedAnswer as CannedAnswerView,
  CannedAnswerChange,
  Contact,
  ContactMessage as ContactMessageView,
  NewCannedAnswer,
} from '#contract/ticket/schemas.ts';
import { contactsIn } from '#kernel/contact-leak.ts';
import { Money } from '#kernel/money.ts';
import {
  boosterTiers,
  languages,
  leagueLadder,
  leagueOrderServers,
  roles,
  services,
  ticketTypes,
  valorantBoosterServers,
  valorantLadder,
  wildriftServers,
} from '#kernel/vocabulary.ts';
import { adminBooster } from '#modules/booster/adapters/http/booster.admin.routes.ts';
import { ownChangeOf, ownProfile } from '#modules/booster/adapters/http/booster.routes.ts';
import { rowOf as profileRow } from '#modules/booster/adapters/persistence/sql-profiles.ts';
import { changed, newProfile, type Profile } from '#modules/booster/domain/profile.ts';
import { adminMessageView } from '#modules/conversation/adapters/http/conversation.admin.routes.ts';
import { adminReportView } from '#modules/conversation/adapters/http/report.admin.routes.ts';
import { messageOf, rowOf as messageRow } from '#modules/conversation/adapters/persistence/sql-messages.ts';
import { reportOf, rowOf as reportRow } from '#modules/conversation/adapters/persistence/mikro-reports.ts';
import { answerOf as messageAnswer } from '#modules/conversation/application/message-answer.ts';
import type { Message } from '#modules/conversation/domain/message.ts';
import { decided, reported } from '#modules/conversation/domain/report.ts';
import { cannedView, contactView } from '#modules/ticket/adapters/http/ticket.admin.view.ts';
import { answerOf, rowOf as cannedRow } from '#modules/ticket/adapters/persistence/mikro-canned-answers.ts';
import {
  messageOf as contactOf,
  rowOf as contactRow,
} from '#modules/ticket/adapters/persistence/mikro-contact-messages.ts';
import { answered as contactAnswered, waitingAgain } from '#modules/ticket/domain/contact-message.ts';
import { type CannedAnswer, changedAnswer } from '#modules/ticket/domain/canned-answer.ts';
import {
  after,
  assertReadable,
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

const someOf = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: Math.min(4, values.length) });
const rungOf = (ladder: readonly { readonly id: string }[]) =>
  fc.option(fc.constantFrom(...ladder.map(({ id }) => id)));

test('every booster profile is readable for its booster and in the console, after any change by either', () => {
  const own = {
    comfortableLeagueServers: someOf(leagueOrderServers),
    comfortableWildriftServers: someOf(wildriftServers),
    comfortableValorantServers: someOf(valorantBoosterServers),
    languages: someOf(languages),
    country: fc.option(said()),
  };
  const choices = { takesOrders: fc.boolean(), weekGoal: fc.option(someMoney) };
  const fields = {
    ...own,
    simultaneousOrders: fc.integer({ min: -1, max: 101 }),
    availableServices: someOf(services.map(({ id }) => id)),
    leagueRank: rungOf(leagueLadder),
    valorantRank: rungOf(valorantLadder),
    wildriftRank: rungOf(leagueLadder),
    tftRank: rungOf(leagueLadder),
    residency: fc.option(said()),
    tier: fc.constantFrom(...boosterTiers),
    hwid: fc.option(said()),
  };
  const anyChange = fc.oneof(
    taken(ChangeOwnProfile, fc.record({ ...own, ...choices }, { requiredKeys: [] })).map(ownChangeOf),
    taken(ChangeBooster, fc.record(fields, { requiredKeys: [] })).map(({ basedOn: _basedOn, ...change }) => change),
  );
  const user = {
    id: one,
    role: 'booster',
    firstName: 'Ece',
    lastName: 'Işık',
    displayName: 'Ece I.',
    email: 'ece@basamak.test',
    phone: '+905551112233',
    username: 'ece',
    status: 'active',
    mutedNotices: [],
    createdAt: now,
  } as const;
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 4 }), fc.nat(), fc.boolean(), (changes, orders, seesMoney) => {
      const profile = changes.reduce<Profile>((before, change) => changed(before, change), newProfile(one));
      const kept = stored(profileRow(profile));
      expect(kept).toEqual(profile);
      const record = {
        user,
        profile: kept,
        balance: Money.kurus(orders),
        activeOrders: orders,
        finishedOrders: orders,
      };
      const reader = { role: 'staff', scopes: seesMoney ? (['wallets:read'] as const) : [] } as const;
      assertReadable(AdminBooster, adminBooster(record, reader));
      assertReadable(BoosterProfile, ownProfile(record));
    }),
    { numRuns },
  );
});

test('every canned answer is readable after any changes by staff', () => {
  const holding = (...placeholders: string[]) =>
    fc.tuple(said(), fc.constantFrom('', '{ad}', '{siparis}', ...placeholders)).map((parts) => parts.join(' '));
  const fields = { title: said(), text: holding(), type: fc.option(fc.constantFrom(...ticketTypes)) };
  const anyAnswer = taken(NewCannedAnswer, fc.record(fields));
  const anyChange = taken(CannedAnswerChange, fc.record({ ...fields, text: holding('{yok}') }, { requiredKeys: [] }));
  fc.assert(
    fc.property(anyAnswer, fc.array(anyChange, { maxLength: 3 }), fc.nat(), (wanted, changes, uses) => {
      const made: CannedAnswer = { ...wanted, id: one, uses, createdAt: now };
      const answer = changes.reduce(
        (before, { basedOn: _basedOn, ...change }) => after(before, () => changedAnswer(before, change)),
        made,
      );
      const kept = answerOf(stored(cannedRow(answer)));
      expect(kept).toEqual(answer);
      assertReadable(CannedAnswerView, cannedView(kept));
    }),
    { numRuns },
  );
});

test('every contact message is readable in the console', () => {
  const email = fc.nat().map((n) => `Yazan${n}@basamak.test`);
  const anyMessage = taken(Contact, fc.record({ name: said(), email, text: said() }));
  fc.assert(
    fc.property(anyMessage, ({ name, email: from, text }) => {
      const message = { id: one, name, email: from, text, createdAt: now, answered: null };
      const marked = contactAnswered(message, { id: other, displayName: 'Deniz Ş.' }, now);
      for (const kept of [message, marked, waitingAgain(marked)])
        assertReadable(ContactMessageView, contactView(contactOf(stored(contactRow(kept)))));
      const answer = contactView(contactOf(stored(contactRow(message))));
      expect(answer.text).toBe(text);
      assertReadable(ContactMessageView, answer);
    }),
    { numRuns },
  );
});

const anyText = taken(
  SendMessage,
  fc.record({
    text: fc
      .tuple(said(), fc.constantFrom('', '0532 123 45 67', 'discord: ece#1234', 'ece@example.com', 'TR33 0006 1005'))
      .map((parts) => parts.join(' ')),
    clientId: maybe(fc.uuid()),
  }),
);
const sentBy = (
  role: (typeof roles)[number],
  { text, clientId }: { text: string; clientId?: string | undefined },
): Message => ({
  id: one,
  orderId: other,
  seq: 1,
  clientId: clientId ?? null,
  text,
  contacts: contactsIn(text),
  sender: { id: one, role, displayName: 'Ece K.' },
  createdAt: now,
});

test('every chat message is readable for both sides and in the console', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...roles), (draft, role) => {
      const message = sentBy(role, draft);
      const kept = messageOf(stored(messageRow(message)));
      expect(kept).toEqual(message);
      assertReadable(MessageAnswer, messageAnswer(kept));
      assertReadable(AdminMessage, adminMessageView(kept, '1001'));
    }),
    { numRuns },
  );
});

test('every report of a message is readable, however it is decided', () => {
  const anyReason = taken(ReportMessage, fc.record({ reason: said() }));
  const anyVerdict = maybe(
    taken(
      DecideReport,
      fc.record(
        { reportId: fc.constant(one), decision: fc.constantFrom('upheld', 'rejected'), reason: said(), fee: someMoney },
        { requiredKeys: ['reportId', 'decision', 'reason'] },
      ),
    ),
  );
  const by = { id: other, displayName: 'Can D.' };
  fc.assert(
    fc.property(
      anyText,
      fc.constantFrom(...roles),
      anyReason,
      anyVerdict,
      later,
      (draft, role, { reason }, verdict, [wait = 0]) => {
        const message = sentBy(role, draft);
        const reporter = { id: other, role: 'customer', displayName: 'Can K.' } as const;
        const open = reported(message, { id: randomUUID(), reporter, reason, at: now });
        const at = new Date(now.getTime() + wait);
        const report = after(open, (before) =>
          verdict
            ? decided(
                before,
                { state: verdict.decision, reason: verdict.reason, fee: verdict.fee && Money.from(verdict.fee), by },
                at,
              )
            : before,
        );
        const kept = reportOf(stored(reportRow(report)));
        expect(kept).toEqual(report);
        assertReadable(
          AdminReport,
          adminReportView({ ...kept, text: message.text }, { orderNumber: '1001', senderBalance: null }),
        );
      },
    ),
    { numRuns },
  );
});
