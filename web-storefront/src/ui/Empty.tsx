import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Emblem } from './Emblem.tsx';

/** An empty state: one sentence, one action. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <Emblem tier="unranked" size={48} />
      <b>{title}</b>
      {children && <p className="small">{children}</p>}
      {action}
    </div>
  );
}

/** A failed load with a retry button. */
export function Failed({ title, children, retry }: { title: string; children?: ReactNode; retry: () => void }) {
  return (
    <div className="empty" role="alert">
      <RotateCcw className="ic ic-lg" aria-hidden="true" />
      <b>{title}</b>
      <p className="small">{children ?? 'Bağlantını kontrol edip yeniden dene.'}</p>
      <Button size="sm" onClick={retry}>
        Yeniden dene
      </Button>
    </div>
  );
}
