import { pointsName, rankName, stepIndex, stepsOf, type RankLike } from '#contract/pricing/ranks.ts';
import {
  type Agent,
  agentLabels,
  gameOf,
  hasLanes,
  type Lane,
  laneLabels,
  type PlayedGame,
  type Queue,
  queueLabels,
  serviceOf,
  type Spell,
  spellLabels,
} from '#contract/vocabulary.ts';
import type { AdminOrder } from './records.ts';
import { gameNames } from '#contract/pricing/words.tr.ts';

export type Draft = NonNullable<AdminOrder['draft']>;
interface Place extends Partial<RankLike> {
  readonly lp?: number | undefined;
  readonly kp?: number | undefined;
}
/** All fields that a draft of any service may have. */
interface AnyDraft {
  readonly service: string;
  readonly server?: string | undefined;
  readonly queue?: Queue | undefined;
  readonly current?: Place;
  readonly target?: Place;
  readonly wins?: number;
  readonly matches?: number;
  readonly previousTier?: string;
  readonly champions?: readonly string[] | undefined;
  readonly agents?: readonly Agent[] | undefined;
  readonly spells?: readonly Spell[] | undefined;
  readonly flashKey?: string | undefined;
  readonly mastery?: { readonly champion: string; readonly from: Mastery; readonly to: Mastery };
  readonly level?: { readonly from: number; readonly to: number };
  readonly coach?: { readonly game: PlayedGame; readonly league: string; readonly hours: number };
  readonly extras?: Partial<Record<'offline' | 'stream' | 'priority' | 'extraWin', boolean | undefined>> | undefined;
  readonly coupon?: string | undefined;
  readonly note?: string | undefined;
}
interface Mastery {
  readonly level: number;
  readonly marks?: number | undefined;
}

export interface Line {
  readonly label: string;
  readonly value: string;
}

/** `Altın III · 34 LP`, `612 LP`. */
export function placeName(game: PlayedGame, place: Place): string {
  const points = place.lp ?? place.kp;
  const rank = place.tier === undefined ? null : rankName(game, { tier: place.tier, division: place.division ?? null });
  if (rank === null) return `${points ?? 0} ${pointsName(game)}`;
  return points ? `${rank} · ${points} ${pointsName(game)}` : rank;
}

const masteryName = ({ level, marks }: Mastery) => (marks ? `${level} (+${marks} işaret)` : `${level}`);

/** The order's goal in one line: `Altın III → Elmas IV`, `5 galibiyet · Altın II`. */
export function goalOf(draft: AnyDraft): string {
  const game = gameOf(draft);
  const { current, target, wins, matches, previousTier, mastery, level, coach } = draft;
  if (current && target) return `${placeName(game, current)} → ${placeName(game, target)}`;
  if (wins !== undefined && current) return `${wins} galibiyet · ${placeName(game, current)}`;
  if (matches !== undefined && previousTier !== undefined)
    return `${matches} maç · geçen sezon ${rankName(game, { tier: previousTier })}`;
  if (matches !== undefined) return `${matches} maç`;
  if (mastery) return `${mastery.champion}: ustalık ${masteryName(mastery.from)} → ${masteryName(mastery.to)}`;
  if (level) return `Hesap seviyesi ${level.from} → ${level.to}`;
  if (coach) return `${coach.hours} saat · ${gameNames[coach.game]} ${rankName(game, { tier: coach.league })}`;
  return serviceOf(draft.service).title;
}

const extraLabels = {
  offline: 'Çevrim dışı mod',
  stream: 'Yayın',
  priority: 'Öncelik',
  extraWin: 'Fazladan galibiyet',
} as const;

/** The chosen options beside the goal, in words. Options that were not chosen are left out. */
export function choicesOf(draft: Draft, lane: Lane | null, champion: string | null): readonly Line[] {
  const any: AnyDraft = draft;
  const wanted = lane ?? (hasLanes(serviceOf(draft.service)) ? 'none' : undefined);
  const lines: [string, string | undefined][] = [
    ['Sunucu', any.server?.toUpperCase()],
    ['Kuyruk', any.queue && queueLabels[any.queue]],
    ['Koridor', wanted && [laneLabels[wanted], champion].filter(Boolean).join(': ')],
    ['Şampiyonlar', any.champions?.join(', ')],
    ['Ajanlar', any.agents?.map((agent) => agentLabels[agent]).join(', ')],
    ['Büyüler', any.spells?.map((spell) => spellName(spell, any.flashKey)).join(', ')],
    ['Ek seçenekler', chosenExtras(any)],
    ['Kupon', any.coupon],
    ['Booster’a not', any.note],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const spellName = (spell: Spell, flashKey: string | undefined) =>
  spell === 'flash' && flashKey ? `${spellLabels.flash} (${flashKey.toUpperCase()})` : spellLabels[spell];

const chosenExtras = ({ extras = {} }: AnyDraft) =>
  Object.entries(extraLabels)
    .filter(([extra]) => extras[extra as keyof typeof extraLabels])
    .map(([, label]) => label)
    .join(', ');

export interface LadderRange {
  readonly game: PlayedGame;
  /** Indexes into the ladder's steps. */
  readonly from: number;
  readonly to: number;
}

/** The part of the ladder that the draft climbs; null for services without a climb. */
export function ladderRangeOf(draft: AnyDraft): LadderRange | null {
  const game = gameOf(draft);
  const { current, target } = draft;
  if (!current?.tier || !target?.tier) return null;
  const indexOf = ({ tier = '', division = null }: Place) => stepIndex(game, { tier, division });
  return { game, from: Math.max(0, indexOf(current)), to: indexOf(target) };
}

/** The ladder's rungs, best first, with the ids that booster profiles use (`diamond2`). */
export const rungChoices = (game: PlayedGame): readonly { readonly id: string; readonly name: string }[] =>
  stepsOf(game)
    .map((step) => ({ id: step.id, name: step.name }))
    .toReversed();

/** The id of the choice with the same name: an apex tier is one choice, whatever its division. */
export const rungChoice = (game: PlayedGame, id: string): string =>
  rungChoices(game).find(({ name }) => name === rungName(game, id))?.id ?? id;

/** `diamond2` → `Elmas II`. */
export function rungName(game: PlayedGame, id: string): string {
  const [, tier = id, division] = /^([a-z]+?)([1-4])?$/.exec(id) ?? [];
  return rankName(game, { tier, division: division === undefined ? null : Number(division) });
}
