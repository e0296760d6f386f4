import type { Role } from './vocabulary.ts';

/** Groups of notices: the sections of the settings page. */
export const noticeGroups = ['orders', 'trouble', 'money', 'messages', 'tickets', 'security'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

export const noticeChannels = ['app', 'mail', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

interface Reach extends Readonly<Record<NoticeChannel, readonly Role[]>> {
  readonly group: NoticeGroup;
  /** Channels that nobody can turn off. */
  readonly always?: readonly NoticeChannel[];
  /** A repeat with the same words within {@link renewedFor} renews the existing notice: no second row, mail or push. */
  readonly renews?: true;
}

/** Seconds in which a renewing notice is not sent a second time. */
export const renewedFor = 15 * 60;

const customer = ['customer'] as const;
const booster = ['booster'] as const;
const either = ['customer', 'booster'] as const;
const nobody = [] as const;

/**
 * Kinds of notices, with the roles that they may reach on each channel. `always` names the channels that nobody can turn
 * off. Notices have such channels if they are about access to a log-in, about money that somebody waits for (whether it comes
 * or not), or about a fine above the balance. Notices of a dispute and of a different rank found at the start have one too,
 * because their deadlines run in any case. Mails about one's own password, address and second factor are no notices and are
 * always sent. Chat messages are not repeated in the list of notices.
 */
export const noticeKinds = {
  'order-placed': { group: 'orders', app: nobody, mail: customer, push: nobody },
  'order-state': { group: 'orders', app: either, mail: either, push: either, renews: true },
  'order-reminder': { group: 'orders', app: customer, mail: customer, push: customer },
  'order-assigned': { group: 'orders', app: booster, mail: booster, push: booster, renews: true },
  'order-offered': { group: 'orders', app: booster, mail: booster, push: booster, renews: true },
  'order-lane': { group: 'orders', app: booster, mail: nobody, push: booster, renews: true },
  'order-lane-stays': { group: 'orders', app: customer, mail: customer, push: customer },
  'order-stream': { group: 'orders', app: either, mail: nobody, push: either, renews: true },
  'order-progress-claimed': { group: 'orders', app: customer, mail: customer, push: customer, renews: true },
  'order-progress-agreed': { group: 'orders', app: either, mail: nobody, push: either },
  'order-account': { group: 'orders', app: booster, mail: booster, push: booster, renews: true },
  'order-dispute': { group: 'trouble', app: either, mail: either, push: either, always: ['app'] },
  'order-pause': { group: 'trouble', app: either, mail: nobody, push: either, renews: true },
  'order-booster-request': { group: 'trouble', app: either, mail: nobody, push: either, renews: true },
  'order-account-request': { group: 'trouble', app: either, mail: either, push: either, renews: true },
  'order-rank': { group: 'trouble', app: either, mail: either, push: either, always: ['app'] },
  'order-part-paid': { group: 'money', app: booster, mail: booster, push: booster },
  'order-tip': { group: 'money', app: booster, mail: nobody, push: booster },
  'top-up-credited': { group: 'money', app: customer, mail: nobody, push: customer },
  'top-up-entered': { group: 'money', app: customer, mail: customer, push: customer, always: ['app', 'mail'] },
  'top-up-refunded': { group: 'money', app: customer, mail: customer, push: customer, always: ['app', 'mail'] },
  'payout-paid': { group: 'money', app: booster, mail: booster, push: booster, always: ['app', 'mail'] },
  'payout-refused': { group: 'money', app: booster, mail: booster, push: booster, always: ['app', 'mail'] },
  'fine-claim': { group: 'money', app: booster, mail: booster, push: booster, always: ['app'] },
  'chat-message': { group: 'messages', app: nobody, mail: nobody, push: either },
  'report-decided': { group: 'messages', app: either, mail: nobody, push: either },
  'ticket-answered': { group: 'tickets', app: either, mail: either, push: either },
  'ticket-closed': { group: 'tickets', app: either, mail: nobody, push: either, renews: true },
  'ticket-reopened': { group: 'tickets', app: either, mail: nobody, push: either, renews: true },
  'order-login': { group: 'security', app: customer, mail: nobody, push: customer, always: ['app'] },
  'device-confirmed': { group: 'security', app: booster, mail: nobody, push: booster, always: ['app'] },
} as const satisfies Record<string, Reach>;
export type NoticeKind = keyof typeof noticeKinds;

/** One kind on one channel, which a user may turn off. */
export type NoticeSwitch = `${NoticeKind}.${NoticeChannel}`;

export const noticeSwitch = (kind: NoticeKind, channel: NoticeChannel): NoticeSwitch => `${kind}.${channel}`;

const kinds = Object.keys(noticeKinds) as NoticeKind[];
const reaches: Readonly<Record<NoticeKind, Reach>> = noticeKinds;

/** The roles that a kind may reach on a channel. */
export const reachOf = (kind: NoticeKind, channel: NoticeChannel): readonly Role[] => reaches[kind][channel];

/** Whether a notice of this kind renews an existing one (docs/decisions/0072). */
export const isRenewed = (kind: NoticeKind): boolean => reaches[kind].renews === true;

/** Whether a kind may be turned off on a channel. */
export const mayBeMuted = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  !(reaches[kind].always ?? []).includes(channel);

export const noticeSwitches: readonly NoticeSwitch[] = kinds.flatMap((kind) =>
  noticeChannels
    .filter((channel) => reachOf(kind, channel).length > 0 && mayBeMuted(kind, channel))
    .map((channel) => noticeSwitch(kind, channel)),
);

/** The kinds of a group that can reach a role. */
export const noticeKindsOf = (role: Role, group: NoticeGroup): readonly NoticeKind[] =>
  kinds.filter(
    (kind) => reaches[kind].group === group && noticeChannels.some((channel) => reachOf(kind, channel).includes(role)),
  );
