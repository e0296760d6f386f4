import { memo, Suspense, useDeferredValue, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { later } from '../../lib/chunks.ts';

/**
 * A part of an order form whose code loads later than the form. If an urgent update reaches a prerendered part before its
 * code does, React removes the part and shows `standIn` until the code is there. New props are therefore deferred until
 * the part is hydrated.
 */
export function late<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  standIn?: ReactNode,
): ComponentType<P> {
  const Part = later(load);
  const Standing = memo(({ given, hydrated }: { given: P; hydrated: () => void }) => (
    <Suspense fallback={standIn}>
      <Part {...given} />
      <Hydrated report={hydrated} />
    </Suspense>
  ));
  return (props) => {
    const [isHydrated, setHydrated] = useState(false);
    const [hydrated] = useState(() => () => setHydrated(true));
    const deferred = useDeferredValue(props);
    return <Standing given={isHydrated ? props : deferred} hydrated={hydrated} />;
  };
}

function Hydrated({ report }: { report: () => void }) {
  useEffect(report, [report]);
  return null;
}
