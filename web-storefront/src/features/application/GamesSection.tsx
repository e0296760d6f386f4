import { stepsOf } from '#contract/ranks.ts';
import {
  leagueOrderServers,
  playedGames,
  valorantBoosterServers,
  wildriftServers,
  type PlayedGame,
} from '#contract/vocabulary.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { gameNames, serverName } from '../../lib/words.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Checks } from '../../ui/Checks.tsx';
import { SelectField } from '../../ui/Field.tsx';
import type { ApplicationValues } from './application-schema.ts';

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

/** A rank for each game that is played, and where. */
export function GamesSection() {
  const { register, control, formState } = useFormContext<ApplicationValues>();
  const missing = formState.errors.ranks?.message ?? formState.errors.ranks?.root?.message;
  const ranks = useWatch({ control, name: 'ranks' });
  return (
    <>
      {missing && (
        <Alert tone="bad" announce>
          {missing}
        </Alert>
      )}
      <div className="grid2">
        {playedGames.map((game) => (
          <SelectField key={game} label={gameNames[game]} {...register(`ranks.${game}`)}>
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
              {...register(field)}
            />
          ),
      )}
    </>
  );
}
