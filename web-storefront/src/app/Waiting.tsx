import { SkeletonRows } from '../ui/Skeleton.tsx';

/** The skeleton that is shown until a page has loaded. */
export const Waiting = () => (
  <main className="wrap list-page" id="icerik" tabIndex={-1}>
    <SkeletonRows rows={6} label="Sayfa yükleniyor" />
  </main>
);
