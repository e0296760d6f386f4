import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CouponPreview } from '../../lib/records.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import type { Previewed } from '../../ui/use-preview.ts';
import { isRefused, verdictLabels, wordsOf } from './coupon-file.ts';

/** So many lines are shown; whoever has more of them reads the first and the sum. */
const shown = 200;

/** Every line with what would become of it, those that can’t be added first. */
export function CouponPreviewList({ preview }: { preview: Previewed<CouponPreview> | null }) {
  if (!preview) return <Skeleton variant="rounded" height={96} />;
  if (preview.answer === null) return <Alert severity="error">{preview.error}</Alert>;
  const { lines } = preview.answer;
  const refused = lines.filter(isRefused);
  const sorted = [...refused, ...lines.filter((line) => !isRefused(line))];
  return (
    <section aria-label="Önizleme">
      <Typography role="status" sx={{ mb: 1, fontWeight: 530 }}>
        {refused.length === 0
          ? `${lines.length} kupon eklenecek.`
          : `${refused.length} satır eklenemez, bu yüzden hiçbir kupon eklenmez.`}
      </Typography>
      <Box
        component="ol"
        tabIndex={0}
        aria-label="Satırlar"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto' }}
      >
        {sorted.slice(0, shown).map((line) => (
          <Box
            key={line.number}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, py: 0.5 }}
          >
            <div>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {line.number}. satır · {line.code || '–'}
              </Typography>
              <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {wordsOf(line)}
              </Typography>
            </div>
            <StateChip {...verdictLabels[line.verdict]} />
          </Box>
        ))}
      </Box>
      {sorted.length > shown && (
        <Typography variant="caption" color="text.secondary">
          Ve {sorted.length - shown} satır daha.
        </Typography>
      )}
    </section>
  );
}
