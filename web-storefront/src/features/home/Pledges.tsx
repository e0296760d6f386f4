import type { ReactNode } from 'react';
import { Section } from './Section.tsx';

export type Pledge = readonly [sign: ReactNode, title: string, text: string];

/** The guarantees, each with its figure. */
export function Pledges({ id, of, children }: { id: string; of: readonly Pledge[]; children?: ReactNode }) {
  return (
    <Section id={id} title="Neyin sözünü veriyoruz?" lead="Rakamlar net, koşullar yanında.">
      <dl className="pledges">
        {of.map(([sign, title, text]) => (
          <div className="pledge" key={title}>
            <dt>{sign}</dt>
            <dd>
              <b>{title}</b>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Section>
  );
}
