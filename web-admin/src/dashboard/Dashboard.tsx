import Typography from '@mui/material/Typography';
import { Loading, NavigateToFirstResource, Title, useCanAccess, usePermissions } from 'react-admin';
import { page } from '../layout/page.tsx';
import { may, type Person } from '../providers/permissions.ts';
import { sections } from '../sections.ts';

const Figures = page(() => import('./Figures.tsx'), 'Figures');

/** The figures page. A person without access to it gets their first permitted list, or a notice if there is none. */
export function Dashboard() {
  const { canAccess, isPending } = useCanAccess({ resource: 'dashboard', action: 'show' });
  const { permissions: person } = usePermissions<Person>();
  if (isPending || !person) return null;
  if (canAccess) return <Figures />;
  const lists = sections.flatMap(({ resources }) => resources);
  return lists.some(({ name }) => may(person, name, 'list')) ? (
    <NavigateToFirstResource loading={Loading} />
  ) : (
    <NothingYet />
  );
}

const NothingYet = () => (
  <>
    <Title title="Panel" />
    <Typography variant="h3" component="h2" sx={{ pt: 3, mb: 1 }}>
      Henüz yetkin yok
    </Typography>
    <Typography color="text.secondary">
      Hesabın açık, ama görebileceğin bir bölüm yok. Yetkilerini bir yöneticiden iste.
    </Typography>
  </>
);
