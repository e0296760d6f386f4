import {
  boosterTiers,
  languages,
  leagueOrderServers,
  type PlayedGame,
  services,
  valorantBoosterServers,
  wildriftServers,
} from '#contract/vocabulary.ts';
import Box from '@mui/material/Box';
import { CheckboxGroupInput, required, SelectInput, TextInput } from 'react-admin';
import { rungChoice, rungChoices, rungName } from '../../lib/draft.ts';
import type { AdminBooster } from '../../lib/records.ts';
import { boosterTierLabel, languageLabels } from '../../lib/words.ts';
import { EditPage, type FieldWords } from '../../ui/EditPage.tsx';
import { RankedArrayInput, RankedInput } from '../../ui/RankedInput.tsx';
import { WholeNumberInput } from '../../ui/WholeNumberInput.tsx';

export const BoosterEdit = () => (
  <EditPage<AdminBooster> words={words}>
    <Fields>
      <SelectInput source="tier" choices={tierChoices} validate={required()} helperText={false} />
      <WholeNumberInput source="simultaneousOrders" min={0} max={100} />
    </Fields>
    <RankedArrayInput source="availableServices" choices={serviceChoices} helperText={false} />
    <Fields>
      <RankInput source="leagueRank" game="league" />
      <RankInput source="valorantRank" game="valorant" />
      <RankInput source="wildriftRank" game="wildrift" />
      <RankInput source="tftRank" game="tft" />
    </Fields>
    <CheckboxGroupInput
      source="comfortableLeagueServers"
      choices={serverChoices(leagueOrderServers)}
      helperText={false}
    />
    <CheckboxGroupInput
      source="comfortableValorantServers"
      choices={serverChoices(valorantBoosterServers)}
      helperText={false}
    />
    <CheckboxGroupInput
      source="comfortableWildriftServers"
      choices={serverChoices(wildriftServers)}
      helperText={false}
    />
    <CheckboxGroupInput source="languages" choices={languageChoices} helperText={false} />
    <Fields>
      <TextInput source="country" parse={emptyIsNull} helperText={false} />
      <TextInput source="residency" parse={emptyIsNull} helperText={false} />
    </Fields>
    <TextInput source="hwid" parse={emptyIsNull} helperText={false} />
  </EditPage>
);

const tierChoices = boosterTiers.map((id) => ({ id, name: boosterTierLabel(id) }));
const serviceChoices = services.map(({ id, title }) => ({ id, name: title }));
const languageChoices = languages.map((id) => ({ id, name: languageLabels[id] ?? id }));
const serverChoices = (ids: readonly string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));
const emptyIsNull = (text: string) => text || null;

const rank = (game: PlayedGame) => ({ write: (id: string) => rungName(game, id) });
const servers = {
  write: (ids: readonly string[]) =>
    serverChoices(ids)
      .map(({ name }) => name)
      .join(', '),
};
const words: FieldWords<AdminBooster> = {
  tier: { write: boosterTierLabel },
  leagueRank: rank('league'),
  valorantRank: rank('valorant'),
  wildriftRank: rank('wildrift'),
  tftRank: rank('tft'),
  comfortableLeagueServers: servers,
  comfortableValorantServers: servers,
  comfortableWildriftServers: servers,
  languages: { write: (ids) => ids.map((id) => languageLabels[id] ?? id).join(', ') },
};

const RankInput = ({ source, game }: { source: string; game: PlayedGame }) => (
  <RankedInput
    source={source}
    choices={[...rungChoices(game)]}
    format={(id: string | null) => id && rungChoice(game, id)}
    helperText={false}
  />
);

const Fields = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ width: '100%', display: 'grid', columnGap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
    {children}
  </Box>
);
