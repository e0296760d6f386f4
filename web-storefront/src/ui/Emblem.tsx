import sprite from '../assets/emblems.svg?url';

/** A tier's emblem. It is hidden from screen readers, so it must not be the only sign of a rank. */
export function Emblem({ tier, size = 22 }: { tier: string; size?: number }) {
  return (
    <svg className={`em em-${tier}`} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${sprite}#em-${tier}`} />
    </svg>
  );
}
