import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { type LinkedResource, RecordLink } from './RecordLink.tsx';

export type Fact = readonly [label: string, value: ReactNode];

/** A fact that leads to a record's page, where there is one. */
export const linked = (label: string, resource: LinkedResource, id: string | null, name: ReactNode): Fact => [
  label,
  id && (
    <RecordLink key={label} resource={resource} id={id}>
      {name}
    </RecordLink>
  ),
];

/** What is known about a record: labels left, values right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1,
        m: 0,
        '& dt': { color: theme.tokens.text3 },
        '& dd': { m: 0, textAlign: 'right', overflowWrap: 'anywhere' },
      })}
    >
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
