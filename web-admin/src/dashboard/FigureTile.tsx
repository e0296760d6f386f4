import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCanAccess } from 'react-admin';
import { ListLink } from '../ui/ListLink.tsx';
import { figures } from '../theme/theme.ts';
import type { Change } from './change.ts';

/** The polling interval while the page is visible, in case a live event is missed. */
export const refreshMs = 30_000;

export interface Figure {
  readonly label: string;
  readonly value: string | number;
  /** The list of the counted records. */
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly change?: Change;
  /** The direction of change that is good news. If it is left out, no change is coloured. */
  readonly good?: 'up' | 'down';
}

/** A figure. It links to the counted records for people who may list them. */
export function FigureTile({ label, value, resource, filter, change, good }: Figure) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const content = (
    <>
      <Typography component="span" sx={(theme) => ({ display: 'block', color: theme.tokens.text3 })}>
        {label}
      </Typography>
      <Typography component="span" sx={{ ...figures, display: 'block', fontSize: '1.5rem', fontWeight: 720 }}>
        {typeof value === 'number' ? value.toLocaleString('tr') : value}
      </Typography>
      {change && (
        <Typography
          component="span"
          variant="body2"
          sx={({ tokens }) => ({ display: 'block', color: tokens[colourOf(change, good)] })}
        >
          {change.text}
        </Typography>
      )}
    </>
  );
  return (
    <Box component="li" sx={tile}>
      {canAccess ? (
        <ListLink resource={resource} filter={filter}>
          {content}
        </ListLink>
      ) : (
        <div>{content}</div>
      )}
    </Box>
  );
}

const colourOf = ({ direction }: Change, good: Figure['good']) => {
  if (!good || direction === 'same' || direction === 'unknown') return 'text3';
  return direction === good ? 'ok' : 'bad';
};

/** Grid columns that fill the rows evenly. If a row has room for five, six tiles become two rows of three. */
const evenly = (count: number, most: number) => `repeat(${Math.ceil(count / Math.ceil(count / most))}, minmax(0, 1fr))`;

export const gridOf = (count: number) =>
  ({
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: {
      xs: 'repeat(2, minmax(0, 1fr))',
      md: evenly(count, 4),
      lg: evenly(count, 5),
      xl: evenly(count, 6),
    },
    listStyle: 'none',
    p: 0,
    m: 0,
  }) as const;

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
    overflowWrap: 'anywhere',
  },
  '& > a:hover': { bgcolor: 'action.hover' },
} as const;
