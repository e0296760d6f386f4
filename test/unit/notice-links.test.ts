// Which notices can be muted, and the links in mails that mute them.
import { describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import {
  noticeChannels,
  mayBeMuted,
  noticeKindsOf,
  noticeGroups,
  noticeKinds,
  noticeSwitches,
  reachOf,
} from '#kernel/notice-kinds.ts';
import { SignedMuteLinks } from '#modules/notification/adapters/crypto/signed-mute-links.ts';
import { muteByLink } from '#modules/notification/application/mute-by-link.ts';

const links = new SignedMuteLinks('a secret of tests');
const userId = v7();

describe('the notices that a user can mute', () => {
  test('exclude log-ins, awaited money, and the dispute notice on the site', () => {
    const fixed = ['order-login.app', 'device-confirmed.app', 'order-dispute.app']; // written by hand, because a copy of the code would prove nothing
    for (const kind of ['top-up-entered', 'top-up-refunded', 'payout-paid', 'payout-refused'])
      fixed.push(`${kind}.app`, `${kind}.mail`);
    expect(noticeSwitches.filter((name) => fixed.includes(name))).toEqual([]);
    expect(mayBeMuted('order-dispute', 'mail')).toBe(true);
  });

  test('are shown once each, only to a role that they reach, and every kind is shown to at least one role', () => {
    for (const role of ['customer', 'booster'] as const) {
      const shown = noticeGroups.flatMap((group) => noticeKindsOf(role, group));
      expect(new Set(shown).size).toBe(shown.length);
      for (const kind of shown)
        expect(noticeChannels.some((channel) => reachOf(kind, channel).includes(role))).toBe(true);
    }
    const everybodys = noticeGroups.flatMap((group) => [
      ...noticeKindsOf('customer', group),
      ...noticeKindsOf('booster', group),
    ]);
    expect(new Set(everybodys)).toEqual(new Set(Object.keys(noticeKinds)));
  });
});

describe('a mute link in a mail', () => {
  const token = links.tokenFor({ userId, notice: 'order-state.mail' });

  test('names its user and its notice; a changed, truncated or foreign token is invalid', () => {
    expect(links.read(token)).toEqual({ userId, notice: 'order-state.mail' });
    const bytes = Buffer.from(token, 'base64url');
    const head = bytes.subarray(0, 48);
    const otherKind = Buffer.concat([head, Buffer.from('ticket-answered.mail')]).toString('base64url');
    const otherUser = Buffer.concat([Buffer.from(v7().replaceAll('-', ''), 'hex'), bytes.subarray(16)]);
    const strangers = new SignedMuteLinks('another secret').tokenFor({ userId, notice: 'order-state.mail' });
    for (const wrong of ['', 'yok', otherKind, otherUser.toString('base64url'), strangers, token.slice(0, 40)]) {
      expect(links.read(wrong)).toBeUndefined();
    }
  });

  test('mutes and unmutes its notice; an invalid link or one of a missing account changes nothing', async () => {
    const turned: unknown[] = [];
    const turn = (...of: readonly unknown[]) => {
      turned.push(of);
      return Promise.resolve(of[0] === userId);
    };
    const mute = muteByLink({ links, switchboard: { turn } });
    expect(await mute(token, false)).toBe('order-state.mail');
    await mute(token, true);
    expect(turned).toEqual([
      [userId, 'order-state.mail', false],
      [userId, 'order-state.mail', true],
    ]);
    const invalid = expect.objectContaining({ code: 'notification.link_invalid' });
    await expect(mute('yok', false)).rejects.toEqual(invalid);
    expect(turned).toHaveLength(2);
    await expect(mute(links.tokenFor({ userId: v7(), notice: 'order-state.mail' }), false)).rejects.toEqual(invalid);
  });
});
