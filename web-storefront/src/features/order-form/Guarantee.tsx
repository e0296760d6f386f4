import { draftLimits, serviceOf } from '#contract/vocabulary.ts';
import { Alert } from '../../ui/Alert.tsx';
import type { Choices } from '../draft/choices.ts';

/** What Valorant's placement matches promise to those who ended the last season at the top (specification §1). */
const valorantWins: Readonly<Record<string, number>> = { immortal: 4, radiant: 3 };

/** What is promised of a service, in its own words; nothing where nothing is. */
function guaranteeOf({ service, previousTier }: Choices): string | null {
  const { game, kind } = serviceOf(service);
  if (kind === 'win' && game === 'league') return 'Kaybedilen her maç için siparişine 2 galibiyet eklenir.';
  if (kind !== 'placement') return null;
  if (game === 'league') {
    return `${draftLimits.matches.league} maçlık siparişte en az 8 galibiyet sözü veririz. Bu sözün altında kalan her mağlubiyet için 2 galibiyet eklenir.`;
  }
  if (game !== 'valorant') return null;
  const all = draftLimits.matches.valorant;
  const least = valorantWins[previousTier] ?? all;
  return least === all
    ? `${all} maçlık siparişte ${all} galibiyet sözü veririz.`
    : `Geçen sezonu bu ligde bitiren hesaplarda ${all} maçın en az ${least} galibiyet sözünü veririz.`;
}

export function Guarantee({ choices }: { choices: Choices }) {
  const promised = guaranteeOf(choices);
  return (
    promised && (
      <div className="blk__after">
        <Alert tone="ok">{promised}</Alert>
      </div>
    )
  );
}
