import { gameOf, type OrderState, type PlayedGame, type Tier } from './vocabulary.ts';
import { isComplete } from './progress.ts';

interface Rank {
  readonly tier: Tier;
  readonly division: number | null;
}

/** A climb whose goal is proven to be reached. */
export interface Arrival {
  readonly game: PlayedGame;
  readonly from: Rank;
  readonly to: Rank;
}

/** The fields of an order that tell whether it arrived. */
interface Climbed {
  /** Null if it can't be read. */
  readonly draft: (Parameters<typeof gameOf>[0] & { readonly current?: unknown; readonly target?: unknown }) | null;
  readonly state: OrderState;
  /** Whether a dispute is open. */
  readonly disputed: boolean;
  readonly progress: {
    readonly total: number;
    /** The part that is proven; a booster's statement is no arrival. */
    readonly proven: Parameters<typeof isComplete>[0];
  };
}

const endings: readonly OrderState[] = ['finished', 'closed', 'completed'];

/** The arrival of a finished climb; null for other work, for an order that ended below its goal, and while it is disputed. */
export function arrivalOf({ draft, state, disputed, progress }: Climbed): Arrival | null {
  if (!draft || disputed || !endings.includes(state) || !isComplete(progress.proven, progress.total)) return null;
  const from = rankOf(draft.current);
  const to = rankOf(draft.target);
  return from && to && { game: gameOf(draft), from, to };
}

/** A rank of a draft; null if it is a number of points or absent. */
const rankOf = (place: unknown): Rank | null => {
  const { tier, division } = (place ?? {}) as Partial<Rank>;
  return tier === undefined ? null : { tier, division: division ?? null };
};
