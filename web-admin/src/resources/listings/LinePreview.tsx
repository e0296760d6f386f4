import Typography from '@mui/material/Typography';
import type { SmurfPreview } from '../../lib/records.ts';
import type { Label } from '#contract/order/words.tr.ts';
import { figures } from '../../theme/theme.ts';
import { JudgedLines } from '../../ui/JudgedLines.tsx';
import type { Previewed } from '../../ui/use-preview.ts';
import { begunName, linesOf } from './stock-lines.ts';

type JudgedLine = SmurfPreview['lines'][number];

const verdictLabels: Record<JudgedLine['verdict'], Label> = {
  new: { label: 'Eklenecek', tone: 'ok' },
  repeated: { label: 'Yukarıda da var', tone: 'warn' },
  known: { label: 'Zaten kayıtlı', tone: 'warn' },
  unreadable: { label: 'Okunamadı', tone: 'bad' },
};

interface LinePreviewProps {
  readonly text: string;
  readonly preview: Previewed<SmurfPreview> | null;
}

export function LinePreview({ text, preview }: LinePreviewProps) {
  if (text === '') return null;
  const typed = linesOf(text);
  return (
    <JudgedLines
      preview={preview}
      noun="hesap"
      labels={verdictLabels}
      renderLine={({ number }: JudgedLine) => (
        <Typography component="span" sx={figures}>
          {number}. satır · {begunName(typed[number - 1])}
        </Typography>
      )}
    />
  );
}
