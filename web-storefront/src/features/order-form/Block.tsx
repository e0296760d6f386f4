import { useId, useState, type ReactNode } from 'react';
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

/**
 * An optional part. On phones it is folded to one line that says what is chosen; wider screens show all of it. It opens
 * by itself when a field in it is wrong.
 */
export function Fold({
  title,
  note,
  chosen,
  wrong = false,
  children,
}: {
  title: string;
  note?: string | undefined;
  chosen: string;
  wrong?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(wrong);
  // stays open when the field is corrected
  if (wrong && !open) setOpen(true);
  return (
    <section className="blk fold" aria-labelledby={id} data-open={open || undefined}>
      <div className="blk__h">
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
        <button
          type="button"
          className="fold__line"
          aria-expanded={open}
          aria-controls={`${id}-parts`}
          onClick={() => setOpen(!open)}
        >
          <span className="vh">{title}: </span>
          <span className="fold__chosen">{chosen}</span>
        </button>
      </div>
      <div className="fold__parts" id={`${id}-parts`}>
        {children}
      </div>
    </section>
  );
}

/** What the line of a fold says: the names of what is chosen in it. */
export const namesOf = (chosen: readonly string[]): string => chosen.join(', ') || 'Seçilmedi';
