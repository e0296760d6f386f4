import { serviceOf, type ServiceId } from '#contract/vocabulary.ts';
import { guarantees } from '../../content/guarantees.ts';
import { Alert } from '../../ui/Alert.tsx';

/** The guarantee of a service; null if it has none. */
function guaranteeOf(service: ServiceId): string | null {
  const { game, kind } = serviceOf(service);
  if (game === 'league' && kind === 'win') return guarantees.leagueWins;
  if (game === 'league' && kind === 'placement') return guarantees.leaguePlacement;
  return game === 'valorant' && kind === 'placement' ? guarantees.valorantPlacement : null;
}

export function Guarantee({ service }: { service: ServiceId }) {
  const promised = guaranteeOf(service);
  return (
    promised && (
      <div className="blk__after">
        <Alert tone="ok">{promised}</Alert>
      </div>
    )
  );
}
