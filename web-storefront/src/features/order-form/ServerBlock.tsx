import { orderServers, queueLabels, queues } from '#contract/vocabulary.ts';
import { serverName } from '../../lib/words.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { hasQueues, type EloChoices } from '../draft/choices.ts';
import { Block } from './Block.tsx';

export function ServerBlock({ choices, set }: { choices: EloChoices; set: (fields: Partial<EloChoices>) => void }) {
  return (
    <Block title="Sunucu" note="Oyun hesabını siparişten sonra eklersin.">
      <div className="grid2">
        <div className="field">
          <span className="label" aria-hidden="true">
            Sunucu
          </span>
          <Segmented
            name="Sunucu"
            wide
            value={choices.server}
            onChange={(server) => set({ server })}
            options={orderServers[choices.game].map((value: string) => ({ value, label: serverName(value) }))}
          />
        </div>
        {hasQueues(choices.game) && (
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
    </Block>
  );
}
