import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';

/** The region of the toasts. It is always on the page, so that screen readers announce new ones. */
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
