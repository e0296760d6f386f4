import { useId, type ReactNode } from 'react';

/** One part of the form, with its heading. */
export function Block({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
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
