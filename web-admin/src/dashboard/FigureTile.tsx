import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCanAccess } from 'react-admin';
import { listPath } from '../lib/list-path.ts';
import { figures } from '../theme/theme.ts';

/** Figures are as old as this at most while the page is looked at. */
export const refreshMs = 30_000;

export interface Figure {
  readonly label: string;
  readonly value: string | number;
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** A figure, and the way to what it counts for those who may see it. */
export function FigureTile({ label, value, resource, filter }: Figure) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const content = (
    <>
      <Typography component="span" sx={(theme) => ({ display: 'block', color: theme.tokens.text3 })}>
        {label}
      </Typography>
      <Typography component="span" sx={{ ...figures, fontSize: '1.5rem', fontWeight: 720 }}>
        {value}
      </Typography>
    </>
  );
  return (
    <Box component="li" sx={tile}>
      {canAccess ? <Link to={listPath(resource, filter)}>{content}</Link> : <div>{content}</div>}
    </Box>
  );
}

export const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;

const tile = {
  '& > a, & > div': {
    display: 'block',
    height: '100%',
    p: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
    overflow: 'hidden',
  },
  '& > a:hover': { bgcolor: 'action.hover' },
} as const;
