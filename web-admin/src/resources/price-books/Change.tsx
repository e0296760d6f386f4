import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pointerTo, type PriceChange, priceFields, type PriceUnit } from '#contract/pricing/price-book-rules.ts';
import { figures } from '../../theme/theme.ts';
import { changeInPercent, fullLabel, shown } from './price-tables.ts';

interface ChangeProps {
  readonly unit: PriceUnit;
  readonly before: number;
  readonly after: number;
}

/** `40,00 ₺ → 45,00 ₺ (+%12,5)`; a single value if nothing changed. */
export function Change({ unit, before, after }: ChangeProps) {
  if (before === after) return <Box sx={figures}>{shown(unit, after)}</Box>;
  const share = unit === 'price' || unit === 'minutes' ? changeInPercent(before, after) : '';
  return (
    <Box
      sx={[
        figures,
        (theme) => ({
          display: 'inline-block', // the mark is only as wide as the text
          bgcolor: theme.tokens.warnQuiet,
          color: theme.tokens.text,
          px: 0.75,
          borderRadius: 1,
        }),
      ]}
    >
      <Box component="del" sx={{ textDecoration: 'none' }}>
        {shown(unit, before)}
      </Box>
      {' → '}
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
        {shown(unit, after)}
      </Box>
      {share && ` (${share})`}
    </Box>
  );
}

const listedOfLong = 12;
const fieldOf = new Map(priceFields.map((field) => [pointerTo(field.path), field]));

interface ChangeListProps {
  readonly changes: readonly PriceChange[];
  /** Lists all changes. Otherwise a long list is cut, and its end states the number of changes that are left out. */
  readonly whole?: boolean;
}

/** The changes, one line each. */
export const ChangeList = ({ changes, whole = false }: ChangeListProps) => {
  const listed = whole ? changes.length : listedOfLong;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {changes.slice(0, listed).map(({ path, unit, before, after }) => (
        <li key={pointerTo(path)}>
          <Typography variant="body2">{fullLabel(fieldOf.get(pointerTo(path)) ?? { path, unit })}</Typography>
          <Change unit={unit} before={before} after={after} />
        </li>
      ))}
      {changes.length > listed && <li>ve {changes.length - listed} değer daha</li>}
    </Stack>
  );
};
