import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SmurfPreview } from '../../lib/records.ts';
import type { Label } from '../../lib/words.ts';
import { figures } from '../../theme/theme.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import type { Previewed } from '../../ui/use-preview.ts';
import { begunName, linesOf } from './stock-lines.ts';

type JudgedLine = SmurfPreview['lines'][number];

const verdictLabels: Record<JudgedLine['verdict'], Label> = {
  new: { label: 'Eklenecek', tone: 'ok' },
  repeated: { label: 'Yukarıda da var', tone: 'warn' },
  known: { label: 'Zaten kayıtlı', tone: 'warn' },
  unreadable: { label: 'Okunamadı', tone: 'bad' },
};

export const isRefused = ({ verdict }: JudgedLine): boolean => verdict !== 'new';

export type Preview = Previewed<SmurfPreview>;

interface LinePreviewProps {
  readonly text: string;
  readonly preview: Preview | null;
}

/** Every line with what would become of it, those that can’t be added first. */
export function LinePreview({ text, preview }: LinePreviewProps) {
  if (text === '') return null;
  if (!preview) return <Skeleton variant="rounded" height={96} />;
  if (preview.answer === null) return <Alert severity="error">{preview.error}</Alert>;
  const typed = linesOf(text);
  const { lines } = preview.answer;
  const refused = lines.filter(isRefused);
  const sorted = [...refused, ...lines.filter((line) => !isRefused(line))];
  return (
    <section aria-label="Önizleme">
      <Typography role="status" sx={{ mb: 1, fontWeight: 530 }}>
        {refused.length === 0
          ? `${lines.length} hesap eklenecek.`
          : `${refused.length} satır eklenemez, bu yüzden hiçbir hesap eklenmez.`}
      </Typography>
      <Box
        component="ol"
        tabIndex={0}
        aria-label="Satırlar"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 220, overflowY: 'auto' }}
      >
        {sorted.map(({ number, verdict }) => (
          <Box
            key={number}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, py: 0.5 }}
          >
            <Typography component="span" sx={figures}>
              {number}. satır · {begunName(typed[number - 1])}
            </Typography>
            <StateChip {...verdictLabels[verdict]} />
          </Box>
        ))}
      </Box>
    </section>
  );
}
