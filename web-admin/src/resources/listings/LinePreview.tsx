import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { stockLines } from '#contract/limits.ts';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { SmurfPreview } from '../../lib/records.ts';
import type { Label } from '../../lib/words.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { figures } from '../../theme/theme.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import { begunName, linesOf } from './stock-lines.ts';

type JudgedLine = SmurfPreview['lines'][number];

const verdictLabels: Record<JudgedLine['verdict'], Label> = {
  new: { label: 'Eklenecek', tone: 'ok' },
  repeated: { label: 'Yukarıda da var', tone: 'warn' },
  known: { label: 'Zaten kayıtlı', tone: 'warn' },
  unreadable: { label: 'Okunamadı', tone: 'bad' },
};

export const isRefused = ({ verdict }: JudgedLine): boolean => verdict !== 'new';

export interface Preview {
  readonly lines: readonly JudgedLine[];
  readonly error: string | null;
}

/** What the server says of a text’s lines, a moment after the last change to it; neither it nor the page keeps them. */
export function usePreview(cardId: string, text: string): Preview | null {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [answer, setAnswer] = useState<(Preview & { readonly text: string }) | null>(null);
  useEffect(() => {
    const lines = [...linesOf(text)];
    if (text === '' || lines.length > stockLines.most) return;
    const asked = new AbortController();
    const answered = (preview: Preview) => {
      if (!asked.signal.aborted) setAnswer({ ...preview, text });
    };
    const timer = setTimeout(() => {
      provider.previewSmurf({ cardId, lines }, asked.signal).then(
        (preview) => answered({ lines: preview.lines, error: null }),
        (error: Error) => answered({ lines: [], error: error.message }),
      );
    }, 300);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [provider, cardId, text]);
  return answer?.text === text ? answer : null;
}

interface LinePreviewProps {
  readonly text: string;
  readonly preview: Preview | null;
}

/** Every line with what would become of it, those that can’t be added first. */
export function LinePreview({ text, preview }: LinePreviewProps) {
  if (text === '') return null;
  if (!preview) return <Skeleton variant="rounded" height={96} />;
  if (preview.error !== null) return <Alert severity="error">{preview.error}</Alert>;
  const typed = linesOf(text);
  const refused = preview.lines.filter(isRefused);
  const sorted = [...refused, ...preview.lines.filter((line) => !isRefused(line))];
  return (
    <section aria-label="Önizleme">
      <Typography role="status" sx={{ mb: 1, fontWeight: 530 }}>
        {refused.length === 0
          ? `${preview.lines.length} hesap eklenecek.`
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
