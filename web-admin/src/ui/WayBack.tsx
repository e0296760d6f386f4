import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { Link, useCreatePath, useGetResourceLabel, useResourceContext } from 'react-admin';
import { backAtRow } from './back-at-row.ts';

/** A link from a record to its list. */
export function WayBack() {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel()(resource, 2);
  const path = useCreatePath()({ resource, type: 'list' });
  return (
    <Link to={path} state={backAtRow} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <ArrowBackIcon fontSize="small" aria-hidden="true" />
      {label}
    </Link>
  );
}

/** The head of an edit form. A record's page shows commands there too. */
export const EditHead = () => (
  <Box data-head sx={{ display: 'flex', alignItems: 'center', minHeight: 44, mt: 2, mb: 1 }}>
    <WayBack />
  </Box>
);
