import { describe, expect, test } from '@jest/globals';
import { routes } from '#contract/routes.ts';
import type { Route } from '#contract/route.ts';
import { DomainError } from '#kernel/refusal.ts';
import { CommandLimits } from '#platform/http/command-limits.ts';
import { InMemoryRateLimits } from '#test/support/fakes/in-memory-identity.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';

const counts = () => new InMemoryRateLimits(new FixedClock());

const refusalOf = (act: () => void): object | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, ...error.params } : { error };
  }
};

describe('the commands of one caller', () => {
  test('are limited by a bucket that holds one minute’s commands and refills over a minute', () => {
    let now = 0;
    const limits = new CommandLimits(counts(), 60, () => now);
    for (let count = 0; count < 60; count++) limits.admit('ada');
    expect(refusalOf(() => limits.admit('ada'))).toEqual({ code: 'request.too_many_commands', retryAfterSeconds: 1 });
    expect(refusalOf(() => limits.admit('can'))).toBeUndefined();
    now += 1_000;
    expect(refusalOf(() => limits.admit('ada'))).toBeUndefined();
    expect(refusalOf(() => limits.admit('ada'))).toBeDefined();
    now += 3_600_000;
    for (let count = 0; count < 60; count++) limits.admit('ada');
    expect(refusalOf(() => limits.admit('ada'))).toBeDefined();
  });

  test('with an idempotency key are limited per day, with a higher limit for an API key', () => {
    let now = 0;
    const limits = new CommandLimits(counts(), 10, () => now);
    const keyed = (count: number, by: 'person' | 'program') => {
      for (let nth = 0; nth < count; nth++)
        limits.admitKeyed(by === 'person' ? { id: 'ada' } : { id: 'ada', key: { id: 'k' } });
    };
    keyed(200, 'person');
    expect(refusalOf(() => keyed(1, 'person'))).toEqual({ code: 'request.too_many_commands', retryAfterSeconds: 432 });
    keyed(2_000, 'program');
    expect(refusalOf(() => keyed(1, 'program'))).toBeDefined();
    now += 432_000;
    expect(refusalOf(() => keyed(1, 'person'))).toBeUndefined();
  });

  test('on one record are limited per caller, command and record', async () => {
    const limits = new CommandLimits(counts(), 60);
    await limits.count('ada', 'pause order 1', 2);
    await limits.count('ada', 'pause order 1', 2);
    await expect(limits.count('ada', 'pause order 1', 2)).rejects.toMatchObject({
      code: 'request.too_often',
      params: { retryAfterSeconds: 900 },
    });
    await limits.count('ada', 'pause order 2', 2);
    await limits.count('can', 'pause order 1', 2);
  });
});

/** Commands of customers and boosters without `perQuarterHour`, and what limits them instead. */
const boundedElsewhere: Readonly<Record<string, string>> = {
  'POST /orders': 'the cap of orders that look for a booster',
  'POST /orders/:id/messages': 'three messages in 15 minutes',
  'POST /orders/:id/receipts': 'one row for each side of a conversation',
  'POST /booster/payouts/:id/confirmation': 'three mails for a payout in an hour',
  'POST /orders/:id/login-requests': 'limits of devices',
  'POST /booster/devices': 'limits of devices',
  'DELETE /booster/devices/:id': 'limits of devices',
  'POST /pictures': 'pictures of a day',
  'POST /tickets': 'new tickets of an hour',
  'POST /tickets/:id/messages': 'three messages in 15 minutes',
  'POST /top-ups': 'ten unpaid ones at a time',
  'POST /notifications/read': 'writes rows that are there, once each',
  'POST /notifications/push/removal': 'deletes',
  'POST /users/sign-out': 'ends the session',
  'POST /users/current/password': 'attempts',
  'DELETE /users/current/sessions': 'deletes',
  'DELETE /users/current/sessions/:id': 'deletes',
  'POST /users/current/deletion': 'attempts',
  'POST /users/current/verification': 'mails to verify an address',
  'POST /users/current/second-factor': 'attempts',
  'PUT /users/current/second-factor': 'attempts',
  'POST /users/current/second-factor/recovery-codes': 'attempts',
  'POST /users/current/second-factor/removal': 'attempts',
};

test('every command of customers and boosters has a limit per quarter of an hour or another named limit', () => {
  const commands = Object.entries(routes as Readonly<Record<string, Route>>).filter(
    ([key, { access }]) => !key.startsWith('GET ') && access.kind !== 'anyone' && access.kind !== 'staff',
  );
  const theirs = commands.filter(
    ([, { access }]) => access.kind === 'signed-in' || (access.kind === 'roles' && !access.roles.includes('admin')),
  );
  const without = theirs.filter(([, { perQuarterHour }]) => perQuarterHour === undefined).map(([key]) => key);
  expect(without.toSorted()).toEqual(Object.keys(boundedElsewhere).toSorted());
});
