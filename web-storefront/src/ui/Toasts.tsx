import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';

/** The place where toasts appear; it is always there, so that screen readers notice what comes. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  return (
    <div className="toasts" role="status">
      {shown.map(({ id, text }) => (
        <div className="toast" key={id}>
          <Check className="ic" aria-hidden="true" />
          {text}
        </div>
      ))}
    </div>
  );
}
