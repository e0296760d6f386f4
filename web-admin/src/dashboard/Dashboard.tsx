import { lazy } from 'react';
import { Loading, NavigateToFirstResource, useCanAccess } from 'react-admin';

const Figures = lazy(() => import('./Figures.tsx').then((module) => ({ default: module.Figures })));

/** Today's figures; who may not see them begins at the first list that they may. */
export function Dashboard() {
  const { canAccess, isPending } = useCanAccess({ resource: 'dashboard', action: 'show' });
  if (isPending) return null;
  return canAccess ? <Figures /> : <NavigateToFirstResource loading={Loading} />;
}
