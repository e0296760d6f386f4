import { Emblem } from '../../ui/Emblem.tsx';
import { Climb } from '../../ui/Rank.tsx';
import type { Draft } from '../draft/choices.ts';
import { describe } from './describe.ts';

/** The work of an order: from rank to rank, or an amount, with the emblem of its tier. */
export function Work({ draft, size = 22 }: { draft: Draft; size?: number }) {
  const { game, climb, tier, amount } = describe(draft);
  if (climb) return <Climb game={game} from={climb.from} to={climb.to} size={size} />;
  return (
    <span className="rank rank--work">
      {tier && <Emblem tier={tier} size={size} />}
      <span>{amount}</span>
    </span>
  );
}
