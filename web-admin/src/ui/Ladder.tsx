import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { stepsOf } from '#contract/pricing/ranks.ts';
import { useTheme } from '@mui/material/styles';
import type { LadderRange } from '../lib/draft.ts';
import { tierColours } from '../theme/tokens.ts';

const width = 310;
const height = 64;
const gap = 1.5;

/** Column heights from 8 to 100 percent, rising more and more steeply. */
const columnHeight = (index: number, count: number) => (0.08 + 0.92 * (index / (count - 1)) ** 1.34) * height;

/** A ladder with the order's part in colour. The ladder's first and last rank are named below it. */
export function Ladder({ game, from, to }: LadderRange) {
  const { tokens } = useTheme();
  const steps = stepsOf(game);
  const column = (width - gap * (steps.length - 1)) / steps.length;
  return (
    <Box>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true" style={{ display: 'block' }}>
        {steps.map((step, index) => {
          const tall = columnHeight(index, steps.length);
          const chosen = index >= from && index <= to;
          const fill = chosen ? tierColours[step.tier] : tokens.stair;
          return (
            <rect key={step.id} x={index * (column + gap)} y={height - tall} width={column} height={tall} fill={fill} />
          );
        })}
      </svg>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 0.5 }}>
        <Typography variant="caption">{steps[0]?.name}</Typography>
        <Typography variant="caption">{steps.at(-1)?.name}</Typography>
      </Stack>
    </Box>
  );
}
