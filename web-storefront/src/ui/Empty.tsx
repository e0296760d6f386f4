import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '../lib/api.ts';
import { Button } from './Button.tsx';
import { StairPiece, type Piece } from './StairPiece.tsx';

/** An empty state: one sentence, one action. */
export function Empty({
  title,
  picture = 'start',
  children,
  action,
}: {
  title: string;
  picture?: Piece;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      <StairPiece of={picture} />
      <b>{title}</b>
      {children && <p className="small">{children}</p>}
      {action}
    </div>
  );
}

/** A failed load: what `of` could not load and why, with a retry button. */
export function Failed({
  title,
  children,
  of: { error, refetch },
}: {
  title: string;
  children?: ReactNode;
  of: { readonly error: unknown; readonly refetch: () => unknown };
}) {
  return (
    <div className="empty" role="alert">
      <RotateCcw className="ic ic-lg" aria-hidden="true" />
      <b>{title}</b>
      <p className="small">{children ?? explain(error)}</p>
      <Button size="sm" onClick={() => void refetch()}>
        Yeniden dene
      </Button>
    </div>
  );
}
