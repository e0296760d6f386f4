import { useTheme } from '@mui/material/styles';
import wordmark from '../assets/wordmark.svg';

/** The stair and the word. It has an accessible name only where it stands alone. */
export function Logo({ alone = false, wordless = false }: { alone?: boolean; wordless?: boolean }) {
  const { tokens } = useTheme();
  return (
    <span
      {...(alone ? { role: 'img', 'aria-label': 'Basamak' } : { 'aria-hidden': true })}
      style={{ display: 'inline-flex', alignItems: 'center', gap: 8, color: tokens.text }}
    >
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M3 30V23.5H12.5V15H21.5V6.5H30V30z" fill="currentColor" />
        <path d="M1.5 19.5H12.5v4H1.5zM11 11H21.5v4H11zM20 2.5H31.5v4H20z" fill={tokens.accentEdge} />
      </svg>
      {!wordless && (
        <svg width="82" height="19" viewBox="0 0 158 36" fill="currentColor" aria-hidden="true">
          <use href={`${wordmark}#wordmark`} />
        </svg>
      )}
    </span>
  );
}
