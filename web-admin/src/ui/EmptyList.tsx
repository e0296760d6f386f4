import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  Link,
  useCanAccess,
  useCreatePath,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { nothingChosen } from './chosen-filters.ts';

interface EmptyListProps {
  readonly commands: ReactNode;
  /** The list's default filter. */
  readonly defaults: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The text in place of the rows. It explains what will be listed and how to create the first record, or reports that
 * the filters match nothing.
 */
export function EmptyList({ commands, defaults }: EmptyListProps) {
  const resource = useResourceContext() ?? '';
  const { icon: Icon } = useResourceDefinition();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = !nothingChosen(filterValues, defaults);
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, px: 2, py: { xs: 5, md: 8 } }}>
      {Icon && (
        <Box
          aria-hidden="true"
          sx={({ tokens }) => ({
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            border: `2px dashed ${tokens.lineControl}`,
            borderRadius: '10px',
            color: tokens.text3,
            '& svg': { fontSize: 34 },
          })}
        >
          <Icon />
        </Box>
      )}
      <Typography color="text.secondary" sx={{ maxWidth: '46ch', textWrap: 'balance' }}>
        {translate(isFiltered ? 'ra.navigation.no_filtered_results' : `resources.${resource}.empty`)}
      </Typography>
      {isFiltered ? (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <CreateFirst resource={resource} />
          {commands}
        </Stack>
      )}
    </Stack>
  );
}

function CreateFirst({ resource }: { resource: string }) {
  const { hasCreate } = useResourceDefinition();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const pathOf = useCreatePath();
  if (!hasCreate || !canAccess) return null;
  return (
    <Button variant="contained" component={Link} to={pathOf({ resource, type: 'create' })}>
      İlkini oluştur
    </Button>
  );
}
