import { Emblem } from './Emblem.tsx';

const tiers = ['iron', 'silver', 'gold', 'emerald', 'diamond'];
/** The emblem on the stairs: below the first step that is still to be climbed, over the missing one, or at the top. */
const standing = { start: 'iron', gap: 'unranked', top: 'diamond' };
export type Piece = keyof typeof standing;

/** A piece of the staircase, for a page or a list that has nothing to show: nothing yet, not found, or all done. */
export function StairPiece({ of }: { of: Piece }) {
  return (
    <span className={`piece piece--${of}`} aria-hidden="true">
      {tiers.map((tier) => (
        <i key={tier} className={`em-${tier}`} />
      ))}
      <Emblem tier={standing[of]} size={40} />
    </span>
  );
}
