import { stepsOf } from '#contract/pricing/ranks.ts';
import {
  leagueOrderServers,
  playedGames,
  valorantBoosterServers,
  wildriftServers,
  type PlayedGame,
} from '#contract/vocabulary.ts';
import { gameNames, serverName } from '../../lib/words.ts';
import { Checks } from '../../ui/Checks.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Refused } from '../../ui/Refused.tsx';
import type { ApplicationValues } from './application-schema.ts';
import type { ApplicationFormState } from './use-application-form.ts';

const servers = [
  { field: 'leagueServers', label: 'League ve TFT sunucuların', games: ['league', 'tft'], of: leagueOrderServers },
  { field: 'valorantServers', label: 'Valorant sunucuların', games: ['valorant'], of: valorantBoosterServers },
  { field: 'wildriftServers', label: 'Wild Rift sunucuların', games: ['wildrift'], of: wildriftServers },
] as const satisfies readonly {
  readonly field: keyof ApplicationValues;
  readonly label: string;
  readonly games: readonly PlayedGame[];
  readonly of: readonly string[];
}[];

/** The applicant's rank in each game that they play, and their servers. */
export function GamesSection({ form: { field: wired, values, errorOf } }: { form: ApplicationFormState }) {
  const missing = errorOf('ranks');
  const { ranks } = values;
  return (
    <>
      <Refused why={missing} />
      <div className="grid2">
        {playedGames.map((game) => (
          <SelectField key={game} label={gameNames[game]} {...wired(`ranks.${game}`)}>
            <option value="">Oynamıyorum</option>
            {stepsOf(game).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {servers.map(
        ({ field, label, games, of }) =>
          games.some((game) => ranks[game] !== '') && (
            <Checks
              key={field}
              label={label}
              hint="Hiçbirini seçmezsen hepsinde oynayabileceğini varsayarız."
              options={of.map((server) => ({ value: server, label: serverName(server) }))}
              {...wired(field)}
            />
          ),
      )}
    </>
  );
}
