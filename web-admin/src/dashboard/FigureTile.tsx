import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCanAccess } from 'react-admin';
import { ListLink } from '../ui/ListLink.tsx';
import { figures } from '../theme/theme.ts';
import type { Change } from './change.ts';

/** Figures are as old as this at most while the page is looked at, should no live event have told of something new. */
export const refreshMs = 30_000;

export interface Figure {
  readonly label: string;
  readonly value: string | number;
  /** The list that holds what is counted. */
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly change?: Change;
  /** Which direction is good news; without one neither is. */
  readonly good?: 'up' | 'down';
}

/** A figure, and the way to what it counts for those who may see it. */
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

/** In as few rows as there is room for, all of them as full: six are three and three where five have room, not five and one. */
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
