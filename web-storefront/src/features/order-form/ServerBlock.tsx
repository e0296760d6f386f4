import { orderServers, queueLabels, queues, serviceOf } from '#contract/vocabulary.ts';
import { Suspense } from 'react';
import { part } from '../../lib/chunks.ts';
import { serverName } from '../../lib/words.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { gameOf } from '../draft/choices.ts';
import { has } from '../draft/forms.ts';
import { useUser } from '../session/use-session.ts';
import { Block, type BlockProps } from './Block.tsx';

const AccountChoice = part(() => import('./AccountChoice.tsx'));

/** Server and queue, and how the game account is handled. */
export function ServerBlock({ choices, set }: BlockProps) {
  const ofCustomer = useUser()?.role === 'customer';
  const { accountNeeded, kind } = serviceOf(choices.service);
  const withQueue = has(choices.service, 'queue');
  return (
    <Block
      title={withQueue ? 'Sunucu ve kuyruk' : 'Sunucu'}
      note={
        accountNeeded
          ? `${kind === 'duo' ? 'Riot ID’ni' : 'Oyun hesabını'} siparişten sonra da ekleyebilirsin.`
          : 'Bu hizmette oyun hesabın gerekmez.'
      }
    >
      <div className="grid2">
        <div className="field">
          {withQueue && (
            <span className="label" aria-hidden="true">
              Sunucu
            </span>
          )}
          <Segmented
            name="Sunucu"
            wide
            value={choices.server}
            onChange={(server) => set({ server })}
            options={orderServers[gameOf(choices)].map((value: string) => ({ value, label: serverName(value) }))}
          />
        </div>
        {withQueue && (
          <div className="field">
            <span className="label" aria-hidden="true">
              Kuyruk
            </span>
            <Segmented
              name="Kuyruk"
              wide
              value={choices.queue}
              onChange={(queue) => set({ queue })}
              options={queues.map((value) => ({ value, label: queueLabels[value] }))}
            />
          </div>
        )}
      </div>
      {accountNeeded && ofCustomer && (
        <Suspense>
          <AccountChoice choices={choices} />
        </Suspense>
      )}
    </Block>
  );
}
