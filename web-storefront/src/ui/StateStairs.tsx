import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

export interface Stage {
  readonly title: string;
  readonly note: ReactNode;
  readonly place: 'done' | 'now' | 'disputed' | 'ahead';
}

/** The states of an order as a staircase: done, current and ahead. */
export function StateStairs({ name, stages }: { name: string; stages: readonly Stage[] }) {
  return (
    <ol className="states" aria-label={name}>
      {stages.map(({ title, note, place }, index) => (
        <li
          key={title}
          className={place === 'ahead' ? undefined : place}
          style={{ '--k': index } as CSSProperties}
          aria-current={place === 'now' || place === 'disputed' ? 'step' : undefined}
        >
          <b>
            {place === 'done' && <Check className="ic" aria-label="Tamam:" />}
            {title}
          </b>
          <span>{note}</span>
        </li>
      ))}
    </ol>
  );
}
