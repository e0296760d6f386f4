import type { Role } from './vocabulary.ts';

/** As people think of what they are told: the sections of the settings. */
export const noticeGroups = ['orders', 'trouble', 'money', 'messages', 'tickets', 'security'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

export const noticeChannels = ['app', 'mail', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

interface Reach extends Readonly<Record<NoticeChannel, readonly Role[]>> {
  readonly group: NoticeGroup;
  /** Channels that nobody can turn off. */
  readonly always?: readonly NoticeChannel[];
  /** Said again in the same words within {@link renewedFor}, it is the notice that is there, made new: no second row, mail or push. */
  readonly renews?: true;
}

/** Seconds in which a notice that renews itself is not told a second time. */
export const renewedFor = 15 * 60;

const customer = ['customer'] as const;
const booster = ['booster'] as const;
const either = ['customer', 'booster'] as const;
const nobody = [] as const;

/**
 * What people are told of, whom it may reach on which channel, and what can't be turned off: who got at a log-in; money
 * that somebody waits for and that comes, or does not; a dispute or a rank found otherwise, whose deadline runs whether one looks or not. Mails
 * about one's own password, address and second factor are no notices: they always go out. A chat is read in the chat:
 * the list does not repeat it.
 */
export const noticeKinds = {
  'order-state': { group: 'orders', app: either, mail: customer, push: either, renews: true },
  'order-assigned': { group: 'orders', app: booster, mail: nobody, push: booster, renews: true },
  'order-lane': { group: 'orders', app: booster, mail: nobody, push: booster, renews: true },
  'order-lane-stays': { group: 'orders', app: customer, mail: customer, push: customer },
  'order-stream': { group: 'orders', app: either, mail: nobody, push: either, renews: true },
  'order-progress-claimed': { group: 'orders', app: customer, mail: customer, push: customer, renews: true },
  'order-progress-agreed': { group: 'orders', app: either, mail: nobody, push: either },
  'order-account': { group: 'orders', app: booster, mail: nobody, push: booster, renews: true },
  'order-dispute': { group: 'trouble', app: either, mail: either, push: either, always: ['app'] },
  'order-pause': { group: 'trouble', app: either, mail: nobody, push: either, renews: true },
  'order-booster-request': { group: 'trouble', app: either, mail: nobody, push: either, renews: true },
  'order-account-request': { group: 'trouble', app: either, mail: customer, push: either, renews: true },
  'order-rank': { group: 'trouble', app: either, mail: customer, push: either, always: ['app'] },
  'order-part-paid': { group: 'money', app: booster, mail: nobody, push: booster },
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

/** Whom a kind may reach on a channel. */
export const reachOf = (kind: NoticeKind, channel: NoticeChannel): readonly Role[] => reaches[kind][channel];

/** Whether a notice of this kind renews the one that is there (docs/decisions/0072). */
export const isRenewed = (kind: NoticeKind): boolean => reaches[kind].renews === true;

/** Whether a kind may be turned off on a channel that it reaches somebody on. */
export const mayBeMuted = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  !(reaches[kind].always ?? []).includes(channel);

export const noticeSwitches: readonly NoticeSwitch[] = kinds.flatMap((kind) =>
  noticeChannels
    .filter((channel) => reachOf(kind, channel).length > 0 && mayBeMuted(kind, channel))
    .map((channel) => noticeSwitch(kind, channel)),
);

/** The kinds of a group that a role may hear of at all. */
export const noticeKindsOf = (role: Role, group: NoticeGroup): readonly NoticeKind[] =>
  kinds.filter(
    (kind) => reaches[kind].group === group && noticeChannels.some((channel) => reachOf(kind, channel).includes(role)),
  );
