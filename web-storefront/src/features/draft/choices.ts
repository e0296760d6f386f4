import type { RouteInputOf } from '#contract/client.ts';
import {
  serviceOf,
  type Agent,
  type Lane,
  type PlayedGame,
  type Queue,
  type ServiceId,
  type Spell,
} from '#contract/vocabulary.ts';
import type { StairRange } from '../../ui/stair/range.ts';
import type { ClimbChoice } from './ladder.ts';

export type Draft = RouteInputOf<'POST /orders/calculate'>['body'];

export interface Extras {
  readonly offline: boolean;
  readonly stream: boolean;
  readonly priority: boolean;
  readonly extraWin: boolean;
}

/**
 * The customer's choices in an order form. All forms share this type; fields that a service does not have are not sent.
 */
export interface Choices extends ClimbChoice {
  readonly service: ServiceId;
  readonly server: string;
  readonly queue: Queue;
  readonly previousTier: string;
  readonly wins: number;
  readonly matches: number;
  /** LP or KP, from and to. */
  readonly points: StairRange;
  /** The champion whose mastery is raised; empty until one is chosen. */
  readonly champion: string;
  /** Indexes into the table of mastery steps. */
  readonly mastery: StairRange;
  readonly level: StairRange;
  readonly coachGame: PlayedGame;
  readonly coachTier: string;
  readonly hours: number;
  readonly lane: Lane;
  readonly champions: readonly string[];
  readonly spells: readonly Spell[];
  readonly flashKey: 'd' | 'f';
  readonly agents: readonly Agent[];
  readonly extras: Extras;
  /** Typed by the customer. The promotional code is added when a price is asked for. */
  readonly coupon: string;
  readonly note: string;
}

/** The game that is played; for coaching, the game that is taught. */
export const gameOf = ({ service, coachGame }: Pick<Choices, 'service' | 'coachGame'>): PlayedGame => {
  const { game } = serviceOf(service);
  return game === 'coaching' ? coachGame : game;
};
