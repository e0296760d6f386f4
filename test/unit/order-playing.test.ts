import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { playingSince } from '#modules/order/domain/playing.ts';
import {
  booster,
  customer,
  type OrderFixture,
  orderFixture,
  otherBooster,
  staff,
  wins,
} from '#test/support/order-fixture.ts';

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await orderFixture();
});

describe('a match', () => {
  /** Adds a win at this moment, which may be too early for it to count. */
  const entered = (orderId: string) => {
    const playedAt = fixture.clock.now().toISOString();
    const match = { kills: 1, deaths: 1, assists: 1, points: 20, result: 'win', playedAt } as const;
    return fixture.progress.addMatch(orderId, match, booster);
  };
  const inMinutes = (minutes: number) => new Date(fixture.clock.now().getTime() + minutes * 60_000).toISOString();

  test('that is plausible for its game proves progress at once', async () => {
    const id = await fixture.started();
    await fixture.win(id);
    expect(await fixture.orderOf(id)).toMatchObject({ progressPercent: 20 });
  });

  test('that was entered too early counts once enough time has passed, unless the order is paused then', async () => {
    const id = await fixture.started();
    const playedAt = fixture.clock.now().toISOString();
    const match = { kills: 1, deaths: 1, assists: 1, points: 20, result: 'win', playedAt } as const;
    const added = await fixture.progress.addMatch(id, match, booster);
    expect(added).toMatchObject({ counts: false, countsFrom: new Date(Date.parse(playedAt) + 600_000).toISOString() });
    const counted = async () => (await fixture.orders.matchesOf(id)).map(({ counts }) => counts);
    fixture.clock.advance({ seconds: 599 });
    await fixture.countMatches();
    expect(await counted()).toEqual([false]);
    await fixture.pause.pause(id, 'Mola', customer);
    fixture.clock.advance({ seconds: 1 });
    await fixture.countMatches();
    expect(await counted()).toEqual([false]);
    await fixture.pause.resume(id, customer);
    fixture.clock.advance({ seconds: 1 });
    await fixture.countMatches();
    expect(await counted()).toEqual([true]);
  });

  test('uses time that no match of another order can use, even after its own order is finished', async () => {
    const [one, another] = [await fixture.started(), await fixture.started()];
    fixture.clock.advance({ seconds: 1200 });
    expect([await entered(one), await entered(one)]).toMatchObject([{ counts: true }, { counts: true }]);
    await fixture.step(one, 'finished', booster, { details: { reason: 'Bitti' }, pictures: ['proof'] });
    expect(await entered(another)).toMatchObject({ counts: false, countsFrom: inMinutes(10) });
  });

  test('that was entered before another order began and counts later also uses time of that order', async () => {
    const one = await fixture.started();
    for (let nth = 0; nth < 3; nth++) await entered(one);
    fixture.clock.advance({ seconds: 900 });
    const another = await fixture.started();
    fixture.clock.advance({ seconds: 900 });
    await fixture.countMatches();
    expect((await fixture.orders.matchesOf(one)).every(({ counts }) => counts)).toBe(true);
    expect(await entered(another)).toMatchObject({ counts: false, countsFrom: inMinutes(15) });
  });

  test.each([
    ['before the order was started', async () => fixture.taken(), booster, {}, 'order.match_not_allowed'],
    ['by another booster', async () => fixture.started(), otherBooster, {}, 'order.not_found'],
    [
      'played before the order',
      async () => fixture.started(),
      booster,
      { playedAt: '2026-11-20T11:00:00.000Z' },
      'order.match_time_wrong',
    ],
    [
      'played in the future',
      async () => fixture.started(),
      booster,
      { playedAt: '2026-11-20T13:00:00.000Z' },
      'order.match_time_wrong',
    ],
  ] as const)('%s is refused', async (_, ordered, person, change, code) => {
    const id = await ordered();
    const playedAt = fixture.clock.now().toISOString();
    const match = { kills: 1, deaths: 1, assists: 1, points: 20, result: 'win', playedAt, ...change } as const;
    await expect(fixture.progress.addMatch(id, match, person)).rejects.toMatchObject({ code });
    expect(await fixture.orders.matchesOf(id)).toEqual([]);
  });

  test('is refused while the order is paused or its customer has asked for another booster', async () => {
    const id = await fixture.started();
    await fixture.pause.pause(id, 'Mola', customer);
    await expect(fixture.win(id)).rejects.toMatchObject({ code: 'order.paused' });
    await fixture.pause.resume(id, customer);
    await fixture.askForBooster.ask(id, 'Yavaş', customer);
    await expect(fixture.win(id)).rejects.toMatchObject({ code: 'order.being_replaced' });
  });
});

describe('a correction of the progress', () => {
  const say = (id: string, done: number) => fixture.progress.correct(id, { done }, 'Sayılmadı', booster);
  const claimOf = async (id: string) => (await fixture.orderOf(id)).claim?.id ?? 'none';

  test('to more than the matches is shown, and proves nothing until the customer agrees', async () => {
    const id = await fixture.started();
    await say(id, 3);
    expect(await fixture.orderOf(id)).toMatchObject({ progressPercent: 60, base: null, claim: { to: { done: 3 } } });
    expect(await fixture.previewHandover(id, undefined)).toMatchObject({ provenPercent: 0 });
    await fixture.agreeProgress.byCustomer(id, await claimOf(id), customer);
    expect(await fixture.orderOf(id)).toMatchObject({ base: { by: 'customer', to: { done: 3 } }, claim: null });
    expect(await fixture.previewHandover(id, undefined)).toMatchObject({ provenPercent: 60 });
  });

  test('to less than the matches takes effect at once', async () => {
    const id = await fixture.started();
    await fixture.win(id, 2);
    await say(id, 1);
    expect(await fixture.orderOf(id)).toMatchObject({ progressPercent: 20, base: { by: 'booster' }, claim: null });
  });

  test('that staff accept counts the growth of the booster’s share towards their limit', async () => {
    const id = await fixture.started();
    const { price } = await fixture.orderOf(id);
    await say(id, 3);
    const claim = await claimOf(id);
    const gained = price.fraction(3, 5).percent(65);
    fixture.limit.limit = gained.minus(Money.kurus(1));
    const agree = () => fixture.agreeProgress.byStaff(id, claim, 'Görüldü', staff);
    await expect(agree()).rejects.toMatchObject({ code: 'approval.required' });
    fixture.limit.limit = gained;
    await agree();
    expect(fixture.limit.counted).toContainEqual({
      actorId: 'staff',
      personId: 'booster',
      command: 'end-order',
      amount: gained,
    });
  });

  test('is agreed to only as it was read: agreement is refused after a newer claim and without a claim', async () => {
    const id = await fixture.started();
    await expect(fixture.agreeProgress.byCustomer(id, 'none', customer)).rejects.toMatchObject({
      code: 'order.progress_not_claimed',
    });
    await say(id, 3);
    const read = await claimOf(id);
    await say(id, 4);
    await expect(fixture.agreeProgress.byCustomer(id, read, customer)).rejects.toMatchObject({
      code: 'order.progress_changed',
    });
    expect((await fixture.orderOf(id)).base).toBeNull();
  });

  test.each([
    [{ done: 6 }, 'order.progress_beyond_goal'],
    [{ done: 1.5 }, 'order.progress_not_whole'],
    [{}, 'order.progress_not_said'],
  ])('to %j is refused', async (to, code) => {
    const id = await fixture.started();
    await expect(fixture.progress.correct(id, to, 'Not', booster)).rejects.toMatchObject({ code });
  });
});

describe('finishing an order', () => {
  test('with matches that reach the goal sets the time when the order closes by itself', async () => {
    const id = await fixture.started();
    await fixture.win(id, 5);
    await fixture.step(id, 'finished');
    const order = await fixture.orderOf(id);
    expect(order.finishedAt).toEqual(fixture.clock.now());
    expect(order.closesAt?.getTime()).toBeGreaterThan(fixture.clock.now().getTime());
    expect(order.firstFinish).toMatchObject({ boosterId: 'booster', playedSeconds: 5 * 20 * 60, late: false });
  });

  test('without matches that reach the goal needs a reason and a picture; the order does not close by itself', async () => {
    const id = await fixture.started();
    await expect(fixture.step(id, 'finished')).rejects.toMatchObject({
      code: 'order.finish_needs_proof',
      params: { missing: ['reason', 'pictures'] },
    });
    const shown = fixture.shown;
    await fixture.step(id, 'finished', booster, shown);
    expect((await fixture.orderOf(id)).closesAt).toBeNull();
    expect(fixture.pictures.attached.at(-1)).toEqual({ ids: ['proof'], ownerId: 'booster', kind: 'order-proof' });
  });

  test('with a picture that is not the booster’s is refused', async () => {
    const id = await fixture.started();
    const shown = { details: { reason: 'Bitti' }, pictures: ['unknown'] };
    await expect(fixture.step(id, 'finished', booster, shown)).rejects.toMatchObject({ code: 'picture.not_found' });
  });

  test('after the due time is recorded as late', async () => {
    const id = await fixture.started();
    fixture.clock.advance({ days: 30 });
    await fixture.step(id, 'finished', booster, fixture.shown);
    expect((await fixture.orderOf(id)).firstFinish).toMatchObject({ late: true });
  });
});

describe('the log-in of an order', () => {
  test('is released only to its booster, and the release is on the timeline', async () => {
    const id = await fixture.taken();
    expect(await fixture.logins.lock(id, booster.id)).toMatchObject({ needsLogin: true });
    expect(await fixture.logins.lock(id, otherBooster.id)).toBeUndefined();
    expect([
      await fixture.logins.isPlayedBy(id, booster.id),
      await fixture.logins.isPlayedBy(id, otherBooster.id),
    ]).toEqual([true, false]);
    fixture.clock.advance({ seconds: 60 });
    await fixture.inTransaction(() => fixture.logins.recordRelease(id, booster.id));
    expect((await fixture.orders.eventsOf(id)).at(-1)).toMatchObject({
      kind: 'login',
      at: fixture.clock.now(),
      actor: { id: 'booster', displayName: 'Ege D.' },
    });
    expect(await fixture.erasedCredentials.lastChangeOf(id)).toEqual(fixture.clock.now());
    await expect(fixture.logins.recordRelease(id, otherBooster.id)).rejects.toMatchObject({ code: 'order.not_found' });
  });

  test('is not needed while the order is paused, nor once it is finished', async () => {
    const id = await fixture.started();
    await fixture.pause.pause(id, 'Mola', customer);
    expect(await fixture.logins.lock(id, booster.id)).toMatchObject({ needsLogin: false });
    expect(await fixture.logins.lock(await fixture.finished(), booster.id)).toMatchObject({ needsLogin: false });
  });

  test('has an entry without an actor on the timeline after it was erased as overdue', async () => {
    const id = await fixture.taken();
    await fixture.erasedCredentials.recordErasure(id);
    expect((await fixture.orders.eventsOf(id)).at(-1)).toMatchObject({ kind: 'erased', actor: { id: null } });
    expect(await fixture.erasedCredentials.lastChangeOf('unknown')).toBeUndefined();
  });
});

describe('a step of an order', () => {
  test('is refused to strangers, to read-only staff, and to staff without a reason', async () => {
    const id = await fixture.taken();
    const stranger = { ...customer, id: 'stranger' };
    await expect(fixture.step(id, 'started', stranger)).rejects.toMatchObject({ code: 'order.not_found' });
    const looking = { ...staff, scopes: ['orders:read'] as const };
    await expect(fixture.step(id, 'started', looking)).rejects.toMatchObject({ code: 'identity.forbidden' });
    await expect(fixture.step(id, 'started', staff)).rejects.toMatchObject({ code: 'request.reason_required' });
    await fixture.step(id, 'started', staff, { details: { reason: 'Uygulama' } });
    expect((await fixture.orderOf(id)).state).toBe('started');
  });

  test('is refused to a booster who was replaced while the request was on its way', async () => {
    const id = await fixture.taken();
    await fixture.assign.choose(id, otherBooster.id, staff, { reason: 'Hasta' });
    await expect(
      fixture.advance.run({ orderId: id, to: 'started', walker: 'booster', actor: booster }),
    ).rejects.toMatchObject({ code: 'order.not_found' });
  });

  test('is refused if the state table does not allow it', async () => {
    const id = await fixture.taken();
    await expect(fixture.step(id, 'finished')).rejects.toMatchObject({
      code: 'order.transition_not_allowed',
      params: { from: 'starting', to: 'finished' },
    });
    await expect(fixture.step(id, 'closed', customer)).rejects.toMatchObject({ code: 'order.transition_not_allowed' });
    expect((await fixture.orderOf(id)).state).toBe('starting');
  });
});

describe('a booster who says that they are in a match', () => {
  const sinceOf = async (id: string) =>
    playingSince(await fixture.orderOf(id), await fixture.orders.eventsOf(id), fixture.clock.now());

  test('is shown as playing from then until they leave the match', async () => {
    const id = await fixture.started();
    expect(await sinceOf(id)).toBeNull();
    const begun = fixture.clock.now();
    await fixture.step(id, 'in-game');
    fixture.clock.advance({ seconds: 600 });
    expect(await sinceOf(id)).toEqual(begun);
    await fixture.step(id, 'started');
    expect(await sinceOf(id)).toBeNull();
    await fixture.step(id, 'in-game');
    expect(await sinceOf(id)).toEqual(fixture.clock.now());
  });

  test('leaves it with the match that they enter, which is one change with one line of the timeline', async () => {
    const id = await fixture.started();
    await fixture.step(id, 'in-game');
    const before = (await fixture.orders.eventsOf(id)).length;
    await fixture.win(id);
    expect(await fixture.orderOf(id)).toMatchObject({ state: 'started', progressPercent: 20 });
    expect(await sinceOf(id)).toBeNull();
    const added = (await fixture.orders.eventsOf(id)).slice(before);
    expect(added).toMatchObject([{ kind: 'transition', from: 'in-game', to: 'started', actor: { id: booster.id } }]);
  });

  test('stays in it if the match was played before they said so', async () => {
    const id = await fixture.started();
    const playedAt = fixture.clock.now().toISOString();
    fixture.clock.advance({ seconds: 20 * 60 });
    await fixture.step(id, 'in-game');
    const since = await sinceOf(id);
    const match = { kills: 1, deaths: 1, assists: 1, points: 20, result: 'win', playedAt } as const;
    await fixture.progress.addMatch(id, match, booster);
    expect(await fixture.orderOf(id)).toMatchObject({ state: 'in-game', progressPercent: 20 });
    expect(await sinceOf(id)).toEqual(since);
  });

  test('stays in it if the match is refused', async () => {
    const id = await fixture.started();
    await fixture.step(id, 'in-game');
    const match = { kills: 1, deaths: 1, assists: 1, points: 20, result: 'win', playedAt: '2026-11-20T11:00:00.000Z' };
    await expect(fixture.progress.addMatch(id, match as never, booster)).rejects.toMatchObject({
      code: 'order.match_time_wrong',
    });
    expect((await fixture.orderOf(id)).state).toBe('in-game');
  });

  test('is no longer shown as playing after two hours', async () => {
    const id = await fixture.started();
    await fixture.step(id, 'in-game');
    fixture.clock.advance({ seconds: 2 * 3600 - 1 });
    expect(await sinceOf(id)).not.toBeNull();
    fixture.clock.advance({ seconds: 1 });
    expect(await sinceOf(id)).toBeNull();
  });
});

describe('the stream of an order', () => {
  const streamed = { ...wins, extras: { stream: true } } as Draft;
  const link = 'https://www.twitch.tv/ege_oynuyor';
  const urlsOf = async (id: string) => (await fixture.orders.streamsOf(id)).map(({ url, endedAt }) => [url, endedAt]);

  test('is given by a link; another link ends the earlier one, the same link changes nothing', async () => {
    const id = await fixture.started(streamed);
    await fixture.stream.give(id, link, booster);
    await fixture.stream.give(id, link, booster);
    fixture.clock.advance({ seconds: 60 });
    await fixture.stream.give(id, 'https://kick.com/ege-oynuyor', booster);
    expect(await urlsOf(id)).toEqual([
      [link, fixture.clock.now()],
      ['https://kick.com/ege-oynuyor', null],
    ]);
    await fixture.stream.end(id, booster);
    await expect(fixture.stream.end(id, booster)).rejects.toMatchObject({ code: 'order.stream_not_live' });
  });

  test('counts as given once the order is played while the link is set', async () => {
    const id = await fixture.taken(streamed);
    await fixture.stream.give(id, link, booster);
    expect(await fixture.orders.streamsOf(id)).toMatchObject([{ counts: false }]);
    await fixture.step(id, 'started');
    expect(await fixture.orders.streamsOf(id)).toMatchObject([{ counts: true, endedAt: null }]);
    await fixture.step(id, 'finished', booster, fixture.shown);
    expect(await fixture.orders.streamsOf(id)).toMatchObject([{ counts: true, endedAt: fixture.clock.now() }]);
  });

  test.each([
    ['that was not ordered', wins, link, booster, 'order.stream_not_ordered'],
    ['at an unknown address', streamed, 'https://ornek.test/ege', booster, 'order.stream_link_invalid'],
    ['by another booster', streamed, link, otherBooster, 'order.not_found'],
  ] as const)('%s is refused', async (_, draft, url, person, code) => {
    const id = await fixture.started(draft);
    await expect(fixture.stream.give(id, url, person)).rejects.toMatchObject({ code });
    expect(await urlsOf(id)).toEqual([]);
  });
});
