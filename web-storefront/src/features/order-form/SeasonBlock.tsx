import { gameOf } from '../draft/choices.ts';
import { tiersOf } from '../draft/parts/rank.ts';
import { Block, type BlockProps } from './Block.tsx';
import { TierChoices } from './TierChoices.tsx';

/** The tier at the end of last season: it decides the opponents of placement matches. */
function SeasonBlock({ choices, set }: BlockProps) {
  return (
    <Block title="Önceki sezon" note="Geçen sezonu bitirdiğin lig. Oynamadıysan Derecesiz.">
      <TierChoices
        label="Önceki sezonun ligi"
        tiers={tiersOf(gameOf(choices))}
        chosen={choices.previousTier}
        onChoose={(previousTier) => set({ previousTier })}
      />
    </Block>
  );
}

export const blocks = { season: SeasonBlock };
