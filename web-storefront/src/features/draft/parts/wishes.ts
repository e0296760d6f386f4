import {
  agents as allAgents,
  champions as allChampions,
  draftLimits,
  lanes,
  orderServers,
  queues,
  spells as allSpells,
} from '#contract/vocabulary.ts';
import { gameOf, type Choices } from '../choices.ts';
import { oneOf, part, record, someOf, textUpTo } from './part.ts';
import { gameOfService } from './rank.ts';

export const server = part({
  own: ['server'],
  defaults: (service) => ({ server: orderServers[gameOfService(service)][0] }),
  revive: (given, before, lost) => ({
    server: oneOf<string>('Sunucu', orderServers[gameOf(before)], given.server, before.server, lost),
  }),
  send: ({ server: chosen }) => ({ server: chosen }),
});

export const queue = part({
  own: ['queue'],
  defaults: () => ({ queue: 'solo' }),
  revive: (given, before, lost) => ({ queue: oneOf('Kuyruk', queues, given.queue, before.queue, lost) }),
  send: ({ queue: chosen }) => ({ queue: chosen }),
});

/** The surcharge for a specific champion applies only if one is named. */
export const needsChampion = ({ lane: chosen, champions: named }: Pick<Choices, 'lane' | 'champions'>): boolean =>
  chosen === 'champion' && named.length === 0;

export const lane = part({
  own: ['lane'],
  defaults: () => ({ lane: 'none' }),
  revive: (given, before, lost) => ({ lane: oneOf('Koridor', lanes, given.lane, before.lane, lost) }),
  send: ({ lane: chosen }) => ({ lane: chosen }),
  missing: (choices) => (needsChampion(choices) ? 'Fiyat için önce en az bir şampiyon seç.' : null),
});

export const champions = part({
  own: ['champions'],
  defaults: () => ({ champions: [] }),
  revive: (given, before, lost) => ({
    champions: someOf<string>('Şampiyon', allChampions, given.champions, before.champions, draftLimits.champions, lost),
  }),
  send: ({ lane: wanted, champions: chosen }): { champions?: unknown } =>
    wanted === 'champion' ? { champions: chosen } : {},
});

export const spells = part({
  own: ['spells', 'flashKey'],
  defaults: () => ({ spells: [], flashKey: 'f' }),
  revive: (given, before, lost) => ({
    spells: someOf('Büyü', allSpells, given.spells, before.spells, draftLimits.spells, lost),
    flashKey: oneOf('Sıçra tuşu', ['d', 'f'], given.flashKey, before.flashKey, lost),
  }),
  send: ({ spells: chosen, flashKey }): { spells?: unknown; flashKey?: unknown } => ({
    ...(chosen.length > 0 ? { spells: chosen } : {}),
    ...(chosen.includes('flash') ? { flashKey } : {}),
  }),
});

export const agents = part({
  own: ['agents'],
  defaults: () => ({ agents: [] }),
  revive: (given, before, lost) => ({
    agents: someOf('Ajan', allAgents, given.agents, before.agents, draftLimits.agents, lost),
  }),
  send: ({ agents: chosen }) => ({ agents: chosen }),
});

export const extras = part({
  own: ['extras'],
  defaults: () => ({ extras: { offline: true, stream: false, priority: false, extraWin: false } }),
  revive: (given, before) => {
    const wished: Readonly<Record<string, unknown>> = { ...before.extras, ...record(given.extras) };
    return {
      extras: {
        offline: wished.offline === true,
        stream: wished.stream === true,
        priority: wished.priority === true,
        extraWin: wished.extraWin === true,
      },
    };
  },
  send: ({ extras: { offline, stream, priority } }) => ({ extras: { offline, stream, priority } }),
});

/** The extras with an extra win, for services with a target rank. */
export const extrasWithWin = part({ ...extras, send: ({ extras: chosen }) => ({ extras: chosen }) });

/** Priority is the only extra where nobody plays on the customer's account: there is nothing to hide or to stream. */
export const priority = part({ ...extras, send: ({ extras: chosen }) => ({ extras: { priority: chosen.priority } }) });

export const coupon = part({
  own: ['coupon'],
  defaults: () => ({ coupon: '' }),
  revive: (given, before) => ({ coupon: textUpTo(draftLimits.coupon, given.coupon, before.coupon) }),
  // The coupon is added when the price is asked for: the typed code, or the promotional one if none is typed.
  send: () => ({}),
});

export const note = part({
  own: ['note'],
  defaults: () => ({ note: '' }),
  revive: (given, before) => ({ note: textUpTo(draftLimits.note, given.note, before.note) }),
  send: ({ note: written }): { note?: unknown } => (written.trim() ? { note: written.trim() } : {}),
});
