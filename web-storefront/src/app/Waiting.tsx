import { SkeletonRows } from '../ui/Skeleton.tsx';

/** Stands in the place of a page that has not come yet. */
export const Waiting = () => (
  <main className="wrap list-page" id="icerik" tabIndex={-1}>
    <SkeletonRows rows={6} label="Sayfa yükleniyor" />
  </main>
);
