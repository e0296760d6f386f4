import type { CSSProperties } from 'react';

/** Numbered steps, each a little higher than the one before. */
export const Climbers = ({
  steps,
  low = false,
}: {
  steps: readonly (readonly [title: string, text: string])[];
  /** Lower steps, for a place beside other things. */
  low?: boolean;
}) => (
  <ol className={low ? 'climbers climbers--low' : 'climbers'}>
    {steps.map(([title, text], index) => (
      <li key={title} style={{ '--k': index } as CSSProperties}>
        <span className="n" aria-hidden="true">
          {index + 1}
        </span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
