import { useId, type ReactNode } from 'react';
import type { RouteAnswerOf } from '#contract/client.ts';
import type { Choices } from '../draft/choices.ts';

/** The props of every part of an order form. */
export interface BlockProps {
  readonly choices: Choices;
  readonly set: (fields: Partial<Choices>) => void;
  /** Reports an emptied field: the draft has no price until it is filled in. */
  readonly clear: (fields: Partial<Choices>) => void;
  /** The surcharges in whole percents; null until the catalogue is loaded. */
  readonly surcharges: RouteAnswerOf<'GET /catalog'>['surcharges'] | null;
  /** What the customer must still choose, shown once they had time to choose it. */
  readonly missing: string | null;
}

export function Block({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className="blk" aria-labelledby={id}>
      <div className="blk__h">
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  );
}
