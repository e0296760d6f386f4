import type { Role } from './vocabulary.ts';

interface Reach {
  /** Who may be told in the application, … */
  readonly app: readonly Role[];
  /** … and who may get a mail beside it. */
  readonly mail: readonly Role[];
}

/** What people are told of. Mails about one's own password and address are no notices: they can't be turned off. */
export const noticeKinds = {
  'order-state': { app: ['customer', 'booster'], mail: ['customer'] },
  'order-assigned': { app: ['booster'], mail: [] },
  'order-tip': { app: ['booster'], mail: [] },
  'order-lane': { app: ['booster'], mail: [] },
  'order-account': { app: ['booster'], mail: [] },
  'order-dispute': { app: ['customer', 'booster'], mail: ['customer', 'booster'] },
  'order-pause': { app: ['customer', 'booster'], mail: [] },
  'order-booster-request': { app: ['customer', 'booster'], mail: [] },
  'order-login': { app: ['customer'], mail: [] },
  'device-confirmed': { app: ['booster'], mail: [] },
  'top-up-credited': { app: ['customer'], mail: [] },
  'top-up-refunded': { app: ['customer'], mail: ['customer'] },
  'payout-paid': { app: ['booster'], mail: ['booster'] },
  'payout-refused': { app: ['booster'], mail: ['booster'] },
  'ticket-answered': { app: ['customer', 'booster'], mail: ['customer', 'booster'] },
  'ticket-closed': { app: ['customer', 'booster'], mail: [] },
  'ticket-reopened': { app: ['customer', 'booster'], mail: [] },
} as const satisfies Record<string, Reach>;
export type NoticeKind = keyof typeof noticeKinds;

export const noticeChannels = ['app', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** One kind on one channel, which a user may turn off. */
export type NoticeSwitch = `${NoticeKind}.${NoticeChannel}`;

const kinds = Object.keys(noticeKinds) as NoticeKind[];

/** Whom a kind may reach on a channel. */
export const reachOf = (kind: NoticeKind, channel: NoticeChannel): readonly Role[] => noticeKinds[kind][channel];

export const noticeSwitches: readonly NoticeSwitch[] = kinds.flatMap((kind) =>
  noticeChannels
    .filter((channel) => reachOf(kind, channel).length > 0)
    .map((channel): NoticeSwitch => `${kind}.${channel}`),
);

/** The kinds that a role may hear of at all. */
export const noticeKindsOf = (role: Role): readonly NoticeKind[] =>
  kinds.filter((kind) => reachOf(kind, 'app').includes(role));
