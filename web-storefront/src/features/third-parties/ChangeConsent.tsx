import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useCatalog } from '../catalog.ts';
import { consent } from './consent.ts';

/** On the cookie policy: the visitor's answer and a button to change it. Shows nothing if visits are not measured. */
export function ChangeConsent() {
  const settings = useCatalog().data?.settings;
  const answer = useSyncExternalStore(consent.subscribe, consent.current, () => null);
  if (!settings?.analytics && !settings?.tagManager) return null;
  return (
    <section aria-labelledby="yanitin">
      <h2 id="yanitin">Yanıtın</h2>
      <p>
        {answer === 'yes' && 'Ölçüme izin verdin.'}
        {answer === 'no' && 'Ölçüme izin vermedin.'}
        {answer === null && 'Henüz yanıt vermedin; hiçbir ölçüm aracı yüklenmedi.'}
      </p>
      <p className="row">
        {answer !== 'yes' && (
          <Button size="sm" onClick={() => consent.answer('yes')}>
            İzin ver
          </Button>
        )}
        {answer !== 'no' && (
          <Button size="sm" onClick={() => consent.answer('no')}>
            {answer === 'yes' ? 'İzni geri al' : 'İzin verme'}
          </Button>
        )}
      </p>
    </section>
  );
}
