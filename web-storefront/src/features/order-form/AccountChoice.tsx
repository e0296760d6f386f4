import { keptInTab } from '#contract/browser/storage.ts';
import { serviceOf } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus, User } from 'lucide-react';
import { useEffect, useState } from 'react';
import { serverName } from '../../lib/words.ts';
import { Choice } from '../../ui/Choice.tsx';
import { gameOf, type Choices } from '../draft/choices.ts';
import { accountKey } from '../draft/forget.ts';
import { fits, gameAccountsQuery } from '../order/game-accounts.ts';

/**
 * Lets the customer choose one of the saved accounts; the new order gets it at once. Shows nothing if no saved account
 * fits.
 */
export default function AccountChoice({ choices }: { choices: Choices }) {
  const { service, server } = choices;
  const key = accountKey(service);
  const [chosen, setChosen] = useState(() => keptInTab.read(key));
  const accounts = useQuery(gameAccountsQuery);
  const needs = { game: gameOf(choices), server, credentials: serviceOf(service).kind !== 'duo' };
  const fitting = accounts.data?.filter((account) => fits(needs, account));
  const gone = Boolean(chosen && fitting && !fitting.some(({ id }) => id === chosen));

  const choose = (id: string | null) => {
    if (id) keptInTab.write(key, id);
    else keptInTab.remove(key);
    setChosen(id);
  };
  // accounts belong to a server
  useEffect(() => {
    if (gone) keptInTab.remove(key);
  }, [gone, key]);

  if (!fitting?.length) return null;
  const now = gone ? null : chosen;
  return (
    <div className="field account-choice">
      <span className="label" id="oyun-hesabi">
        {needs.credentials ? 'Oyun hesabı' : 'Riot ID'}
      </span>
      <div className="choices" role="radiogroup" aria-labelledby="oyun-hesabi">
        {fitting.map((account) => (
          <Choice
            key={account.id}
            group="account"
            icon={<User className="ic" aria-hidden="true" />}
            title={account.inGameName}
            note={serverName(account.server)}
            checked={now === account.id}
            onChoose={() => choose(account.id)}
          />
        ))}
        <Choice
          group="account"
          icon={<Plus className="ic" aria-hidden="true" />}
          title={needs.credentials ? 'Başka bir hesap' : 'Başka bir Riot ID'}
          note="Siparişten sonra eklersin"
          checked={!now}
          onChoose={() => choose(null)}
        />
      </div>
    </div>
  );
}
