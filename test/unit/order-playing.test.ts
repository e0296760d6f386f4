import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import {
  booster,
  customer,
  type OrderHouse,
  orderHouse,
  otherBooster,
  staff,
  wins,
} from '#test/support/order-house.ts';

let house: OrderHouse;
beforeEach(async () => {
  house = await orderHouse();
});

describe('a match', () => {
  test('that is plausible for its game proves progress at once', async () => {
    const id = await house.started();
    await house.win(id);
    expect(await house.orderOf(id)).toMatchObject({ progressPercent: 20 });
  });

  test('that was entered too early counts once enough time has passed, unless the order is paused then', async () => {
    const id = await house.started();
    const playedAt = house.clock.now().toISOString();
    const match = { kills: 1, deaths: 1, assists: 1, points: 20, result: 'win', playedAt } as const;
    const added = await house.progress.addMatch(id, match, booster);
    expect(added).toMatchObject({ counts: false, countsFrom: new Date(Date.parse(playedAt) + 600_000).toISOString() });
    const counted = async () => (await house.orders.matchesOf(id)).map(({ counts }) => counts);
    house.clock.advance({ seconds: 599 });
    await house.countMatches();
    expect(await counted()).toEqual([false]);
    await house.pause.pause(id, 'Mola', customer);
    house.clock.advance({ seconds: 1 });
    await house.countMatches();
    expect(await counted()).toEqual([false]);
    await house.pause.resume(id, customer);
    house.clock.advance({ seconds: 1 });
    await house.countMatches();
    expect(await counted()).toEqual([true]);
  });

  test.each([
    ['before the order was started', async () => house.taken(), booster, {}, 'order.match_not_allowed'],
    ['by somebody else', async () => house.started(), otherBooster, {}, 'order.not_found'],
    [
      'from before the order',
      async () => house.started(),
      booster,
      { playedAt: '2026-11-20T11:00:00.000Z' },
      'order.match_time_wrong',
    ],
    [
      'from the future',
      async () => house.started(),
      booster,
      { playedAt: '2026-11-20T13:00:00.000Z' },
      'order.match_time_wrong',
    ],
  ] as const)('%s is refused', async (_, ordered, person, change, code) => {
    const id = await ordered();
    const playedAt = house.clock.now().toISOString();
    const match = { kills: 1, deaths: 1, assists: 1, points: 20, result: 'win', playedAt, ...change } as const;
    await expect(house.progress.addMatch(id, match, person)).rejects.toMatchObject({ code });
    expect(await house.orders.matchesOf(id)).toEqual([]);
  });

  test('is refused while the order is paused or its customer has asked for another booster', async () => {
    const id = await house.started();
    await house.pause.pause(id, 'Mola', customer);
    await expect(house.win(id)).rejects.toMatchObject({ code: 'order.paused' });
    await house.pause.resume(id, customer);
    await house.askForBooster.ask(id, 'Yavaş', customer);
    await expect(house.win(id)).rejects.toMatchObject({ code: 'order.being_replaced' });
  });
});

describe('a correction of the progress', () => {
  const say = (id: string, done: number) => house.progress.correct(id, { done }, 'Sayılmadı', booster);
  const claimOf = async (id: string) => (await house.orderOf(id)).claim?.id ?? 'none';

  test('to more than the matches is shown, and proves nothing until the customer agrees', async () => {
    const id = await house.started();
    await say(id, 3);
    expect(await house.orderOf(id)).toMatchObject({ progressPercent: 60, base: null, claim: { to: { done: 3 } } });
    expect(await house.previewHandover(id, undefined)).toMatchObject({ provenPercent: 0 });
    await house.agreeProgress.byCustomer(id, await claimOf(id), customer);
    expect(await house.orderOf(id)).toMatchObject({ base: { by: 'customer', to: { done: 3 } }, claim: null });
    expect(await house.previewHandover(id, undefined)).toMatchObject({ provenPercent: 60 });
  });

  test('to less than the matches takes effect at once', async () => {
    const id = await house.started();
    await house.win(id, 2);
    await say(id, 1);
    expect(await house.orderOf(id)).toMatchObject({ progressPercent: 20, base: { by: 'booster' }, claim: null });
  });

  test('that staff accept counts the growth of the booster’s share towards their limit', async () => {
    const id = await house.started();
    const { price } = await house.orderOf(id);
    await say(id, 3);
    const claim = await claimOf(id);
    const gained = price.fraction(3, 5).percent(65);
    house.limit.limit = gained.minus(Money.kurus(1));
    const agree = () => house.agreeProgress.byStaff(id, claim, 'Görüldü', staff);
    await expect(agree()).rejects.toMatchObject({ code: 'approval.required' });
    house.limit.limit = gained;
    await agree();
    expect(house.limit.counted).toContainEqual({
      actorId: 'staff',
      personId: 'booster',
      command: 'end-order',
      amount: gained,
    });
  });

  test('is agreed to as it was read: a newer claim or a missing one is refused', async () => {
    const id = await house.started();
    await expect(house.agreeProgress.byCustomer(id, 'none', customer)).rejects.toMatchObject({
      code: 'order.progress_not_claimed',
    });
    await say(id, 3);
    const read = await claimOf(id);
    await say(id, 4);
    await expect(house.agreeProgress.byCustomer(id, read, customer)).rejects.toMatchObject({
      code: 'order.progress_changed',
    });
    expect((await house.orderOf(id)).base).toBeNull();
  });

  test.each([
    [{ done: 6 }, 'order.progress_beyond_goal'],
    [{ done: 1.5 }, 'order.progress_not_whole'],
    [{}, 'order.progress_not_said'],
  ])('to %j is refused', async (to, code) => {
    const id = await house.started();
    await expect(house.progress.correct(id, to, 'Not', booster)).rejects.toMatchObject({ code });
  });
});

describe('finishing an order', () => {
  test('with matches that reach the goal sets the time when the order closes by itself', async () => {
    const id = await house.started();
    await house.win(id, 5);
    await house.step(id, 'finished');
    const order = await house.orderOf(id);
    expect(order.finishedAt).toEqual(house.clock.now());
    expect(order.closesAt?.getTime()).toBeGreaterThan(house.clock.now().getTime());
    expect(order.firstFinish).toMatchObject({ boosterId: 'booster', playedSeconds: 5 * 20 * 60, late: false });
  });

  test('without such matches needs a reason and a picture, and the order does not close by itself', async () => {
    const id = await house.started();
    await expect(house.step(id, 'finished')).rejects.toMatchObject({
      code: 'order.finish_needs_proof',
      params: { missing: ['reason', 'pictures'] },
    });
    const shown = house.shown;
    await house.step(id, 'finished', booster, shown);
    expect((await house.orderOf(id)).closesAt).toBeNull();
    expect(house.pictures.attached.at(-1)).toEqual({ ids: ['proof'], ownerId: 'booster', kind: 'order-proof' });
  });

  test('with a picture that is not the booster’s is refused', async () => {
    const id = await house.started();
    const shown = { details: { reason: 'Bitti' }, pictures: ['unknown'] };
    await expect(house.step(id, 'finished', booster, shown)).rejects.toMatchObject({ code: 'picture.not_found' });
  });

  test('after the due time is recorded as late', async () => {
    const id = await house.started();
    house.clock.advance({ days: 30 });
    await house.step(id, 'finished', booster, house.shown);
    expect((await house.orderOf(id)).firstFinish).toMatchObject({ late: true });
  });
});

describe('the log-in of an order', () => {
  test('is released only to its booster while they play, and the release is on the timeline', async () => {
    const id = await house.taken();
    expect(await house.logins.hold(id, booster.id)).toMatchObject({ needsLogin: true });
    expect(await house.logins.hold(id, otherBooster.id)).toBeUndefined();
    expect([await house.logins.isPlayedBy(id, booster.id), await house.logins.isPlayedBy(id, otherBooster.id)]).toEqual(
      [true, false],
    );
    house.clock.advance({ seconds: 60 });
    await house.inTransaction(() => house.logins.recordRelease(id, booster.id));
    expect((await house.orders.eventsOf(id)).at(-1)).toMatchObject({
      kind: 'login',
      at: house.clock.now(),
      actor: { id: 'booster', displayName: 'Ege D.' },
    });
    expect(await house.erasedCredentials.lastChangeOf(id)).toEqual(house.clock.now());
    await expect(house.logins.recordRelease(id, otherBooster.id)).rejects.toMatchObject({ code: 'order.not_found' });
  });

  test('is not needed while the order is paused, nor once it is finished', async () => {
    const id = await house.started();
    await house.pause.pause(id, 'Mola', customer);
    expect(await house.logins.hold(id, booster.id)).toMatchObject({ needsLogin: false });
    expect(await house.logins.hold(await house.finished(), booster.id)).toMatchObject({ needsLogin: false });
  });

  test('that was erased as overdue is on the timeline without an actor', async () => {
    const id = await house.taken();
    await house.erasedCredentials.recordErasure(id);
    expect((await house.orders.eventsOf(id)).at(-1)).toMatchObject({ kind: 'erased', actor: { id: null } });
    expect(await house.erasedCredentials.lastChangeOf('unknown')).toBeUndefined();
  });
});

describe('a step of an order', () => {
  test('is refused to strangers, to read-only staff, and to staff without a reason', async () => {
    const id = await house.taken();
    const stranger = { ...customer, id: 'stranger' };
    await expect(house.step(id, 'started', stranger)).rejects.toMatchObject({ code: 'order.not_found' });
    const looking = { ...staff, scopes: ['orders:read'] as const };
    await expect(house.step(id, 'started', looking)).rejects.toMatchObject({ code: 'identity.forbidden' });
    await expect(house.step(id, 'started', staff)).rejects.toMatchObject({ code: 'request.reason_required' });
    await house.step(id, 'started', staff, { details: { reason: 'Uygulama' } });
    expect((await house.orderOf(id)).state).toBe('started');
  });

  test('is refused to a booster who was replaced while the request was on its way', async () => {
    const id = await house.taken();
    await house.assign.choose(id, otherBooster.id, staff, { reason: 'Hasta' });
    await expect(
      house.advance.run({ orderId: id, to: 'started', walker: 'booster', actor: booster }),
    ).rejects.toMatchObject({ code: 'order.not_found' });
  });

  test('is allowed only by the state table', async () => {
    const id = await house.taken();
    await expect(house.step(id, 'finished')).rejects.toMatchObject({
      code: 'order.transition_not_allowed',
      params: { from: 'starting', to: 'finished' },
    });
    await expect(house.step(id, 'closed', customer)).rejects.toMatchObject({ code: 'order.transition_not_allowed' });
    expect((await house.orderOf(id)).state).toBe('starting');
  });
});

describe('the stream of an order', () => {
  const streamed = { ...wins, extras: { stream: true } } as Draft;
  const link = 'https://www.twitch.tv/ege_oynuyor';
  const urlsOf = async (id: string) => (await house.orders.streamsOf(id)).map(({ url, endedAt }) => [url, endedAt]);

  test('is given by a link; another link ends the earlier one, the same link changes nothing', async () => {
    const id = await house.started(streamed);
    await house.stream.give(id, link, booster);
    await house.stream.give(id, link, booster);
    house.clock.advance({ seconds: 60 });
    await house.stream.give(id, 'https://kick.com/ege-oynuyor', booster);
    expect(await urlsOf(id)).toEqual([
      [link, house.clock.now()],
      ['https://kick.com/ege-oynuyor', null],
    ]);
    await house.stream.end(id, booster);
    await expect(house.stream.end(id, booster)).rejects.toMatchObject({ code: 'order.stream_not_live' });
  });

  test('counts as given once the order is played while the link is set', async () => {
    const id = await house.taken(streamed);
    await house.stream.give(id, link, booster);
    expect(await house.orders.streamsOf(id)).toMatchObject([{ counts: false }]);
    await house.step(id, 'started');
    expect(await house.orders.streamsOf(id)).toMatchObject([{ counts: true, endedAt: null }]);
    await house.step(id, 'finished', booster, house.shown);
    expect(await house.orders.streamsOf(id)).toMatchObject([{ counts: true, endedAt: house.clock.now() }]);
  });

  test.each([
    ['that was not ordered', wins, link, booster, 'order.stream_not_ordered'],
    ['at an unknown address', streamed, 'https://ornek.test/ege', booster, 'order.stream_link_invalid'],
    ['by somebody else', streamed, link, otherBooster, 'order.not_found'],
  ] as const)('%s is refused', async (_, draft, url, person, code) => {
    const id = await house.started(draft);
    await expect(house.stream.give(id, url, person)).rejects.toMatchObject({ code });
    expect(await urlsOf(id)).toEqual([]);
  });
});
