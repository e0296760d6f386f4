import Typography from '@mui/material/Typography';
import type { CouponPreview } from '../../lib/records.ts';
import { JudgedLines } from '../../ui/JudgedLines.tsx';
import type { Previewed } from '../../ui/use-preview.ts';
import { type JudgedLine, verdictLabels, wordsOf } from './coupon-file.ts';

export const CouponPreviewList = ({ preview }: { preview: Previewed<CouponPreview> | null }) => (
  <JudgedLines preview={preview} noun="kupon" labels={verdictLabels} renderLine={saidOf} />
);

const saidOf = (line: JudgedLine) => (
  <>
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {line.number}. satır · {line.code || '–'}
    </Typography>
    <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {wordsOf(line)}
    </Typography>
  </>
);
