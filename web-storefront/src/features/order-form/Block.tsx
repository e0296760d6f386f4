import { useId, type ReactNode } from 'react';
import type { RouteAnswerOf } from '#contract/client.ts';
import type { Choices } from '../draft/choices.ts';

/** What every part of an order form is drawn from. */
export interface BlockProps {
  readonly choices: Choices;
  readonly set: (fields: Partial<Choices>) => void;
  /** A field was emptied: its price is no longer a number. */
  readonly clear: (fields: Partial<Choices>) => void;
  /** What the choices add, in whole percents; null until the catalogue is here. */
  readonly surcharges: RouteAnswerOf<'GET /catalog'>['surcharges'] | null;
  /** What is still to be chosen, once there was time to choose it. */
  readonly missing: string | null;
}

/** One part of the form, with its heading. */
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
