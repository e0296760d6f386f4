import { agentLabels, agents, champions } from '#contract/vocabulary.ts';
import { Suspense } from 'react';
import { part } from '../../lib/chunks.ts';

const TagPicker = part(() => import('../../ui/TagPicker.tsx'));

const items = champions.map((name) => ({ value: name, label: name }));
const agentItems = agents.map((value) => ({ value, label: agentLabels[value] }));

/** Chooses one champion or agent. The lists are long, so they are searched by name. */
export function ChampionField({
  byAgent = false,
  chosen,
  error,
  field,
  onChange,
}: {
  byAgent?: boolean;
  /** Empty if none is chosen. */
  chosen: string;
  error?: string | undefined;
  /** The name of the form's field that it stands for. */
  field?: string;
  onChange: (chosen: string) => void;
}) {
  return (
    <Suspense>
      <TagPicker
        label={byAgent ? 'Ajan' : 'Şampiyon'}
        placeholder={byAgent ? 'Ajan ara' : 'Şampiyon ara'}
        hint="Adının bir kısmını yaz."
        items={byAgent ? agentItems : items}
        glyphs
        chosen={chosen === '' ? [] : [chosen]}
        most={1}
        replaces
        error={error}
        field={field}
        onChange={([next = '']) => onChange(next)}
      />
    </Suspense>
  );
}
