import Box from '@mui/material/Box';
import { useEffect } from 'react';
import {
  Menu,
  useCanAccess,
  useCreatePath,
  useGetResourceLabel,
  useLocation,
  usePermissions,
  useSidebarState,
} from 'react-admin';
import { fromTheTop } from '../lib/list-path.ts';
import { waitingFor } from '../live/waiting.ts';
import { WaitingBadge } from '../live/WaitingBadge.tsx';
import { may, type Person } from '../providers/permissions.ts';
import { sections } from '../sections.ts';

/** The resources under their headings. Each is shown only to people who may list it. */
export function ConsoleMenu() {
  const { canAccess: seesDashboard } = useCanAccess({ resource: 'dashboard', action: 'show' });
  const { permissions: person } = usePermissions<Person>();
  const place = useLocation().pathname.split('/')[1];
  // scrolls a long menu to the active entry
  useEffect(() => {
    if (person && place) document.querySelector('.RaMenuItemLink-active')?.scrollIntoView({ block: 'nearest' });
  }, [place, person]);
  return (
    <Menu>
      {seesDashboard && <Menu.DashboardItem />}
      {person && sections.map((section) => <MenuGroup key={section.heading} person={person} {...section} />)}
    </Menu>
  );
}

function MenuGroup({ heading, resources, person }: (typeof sections)[number] & { person: Person }) {
  const [open] = useSidebarState();
  const pathOf = useCreatePath();
  const nameOf = useGetResourceLabel();
  const seen = resources.filter(({ name }) => may(person, name, 'list'));
  if (seen.length === 0) return null;
  return (
    <Box
      component="li"
      role="none"
      sx={(theme) => ({ '&& + &': { mt: 0.5, borderTop: `1px solid ${theme.tokens.line}` } })}
    >
      {open && (
        <Box
          component="span"
          aria-hidden="true"
          sx={(theme) => ({
            display: 'block',
            px: 2.25,
            pt: 1.5,
            pb: 0.5,
            fontSize: '0.8125rem',
            fontWeight: 620,
            color: theme.tokens.text3,
          })}
        >
          {heading}
        </Box>
      )}
      <Box component="ul" role="group" aria-label={heading} sx={{ p: 0, m: 0 }}>
        {seen.map(({ name, icon: Icon }) => {
          const wanted = waitingFor(person, name);
          return (
            <Box
              key={name}
              component="li"
              role="none"
              sx={{
                position: 'relative',
                listStyle: 'none',
                // a long name wraps to a second line and stays clear of its badge
                ...(open && {
                  '& .MuiMenuItem-root': { pr: wanted ? 8.5 : 2 },
                  '& .MuiMenuItem-root .MuiTypography-root': { whiteSpace: 'normal', lineHeight: 1.25 },
                }),
              }}
            >
              <Menu.Item
                to={pathOf({ resource: name, type: 'list' })}
                state={fromTheTop}
                primaryText={nameOf(name, 2)}
                leftIcon={Icon && <Icon />}
              />
              {open && wanted && <WaitingBadge wanted={wanted} />}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
