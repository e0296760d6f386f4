import { Choice } from '../../ui/Choice.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { tierName } from '../draft/parts/rank.ts';

/** Chooses one of a game's tiers by its emblem. */
export function TierChoices({
  label,
  tiers,
  chosen,
  onChoose,
}: {
  label: string;
  tiers: readonly string[];
  chosen: string;
  onChoose: (tier: string) => void;
}) {
  return (
    <div className="choices choices--tiers" role="radiogroup" aria-label={label}>
      {tiers.map((tier) => (
        <Choice
          key={tier}
          group={label}
          icon={<Emblem tier={tier} size={36} />}
          title={tierName(tier)}
          checked={chosen === tier}
          onChoose={() => onChoose(tier)}
        />
      ))}
    </div>
  );
}
