import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Label } from '#contract/order/words.tr.ts';
import { StateChip } from './StateChip.tsx';
import type { Previewed } from './use-preview.ts';

// Lines of a text of which either all or none are added. The outcome of each line is shown before the text is sent.

interface Judged {
  readonly number: number;
  readonly verdict: string;
}
type Preview<L extends Judged> = Previewed<{ readonly lines: readonly L[] }> | null;

const isRefused = ({ verdict }: Judged): boolean => verdict !== 'new';

/** Why the text can't be sent; undefined if it can, and while there is no preview. */
export const heldBack = (preview: Preview<Judged>): string | undefined => {
  if (preview?.answer === null) return 'Eklenemez, nedeni aşağıda.';
  return preview?.answer.lines.some(isRefused) ? 'Önce eklenemeyecek satırları düzelt ya da sil.' : undefined;
};

/** Props of a text field with one entry per line. */
export const typedLines = {
  multiline: true,
  minRows: 5,
  maxRows: 10,
  autoComplete: 'off',
  slotProps: { htmlInput: { spellCheck: false, autoCapitalize: 'none', sx: { fontFamily: 'monospace' } } },
} as const;

/** The most lines shown. A longer preview shows the first ones and counts the others. */
const shown = 200;

interface JudgedLinesProps<L extends Judged> {
  readonly preview: Preview<L>;
  /** What a line adds: `kupon`. */
  readonly noun: string;
  readonly labels: Readonly<Record<L['verdict'], Label>>;
  readonly renderLine: (line: L) => ReactNode;
}

/** The lines with their outcomes, those that can't be added first. */
export function JudgedLines<L extends Judged>({ preview, noun, labels, renderLine }: JudgedLinesProps<L>) {
  if (!preview) return <Skeleton variant="rounded" height={96} />;
  if (preview.answer === null) return <Alert severity="error">{preview.error}</Alert>;
  const { lines } = preview.answer;
  const refused = lines.filter(isRefused);
  const sorted = [...refused, ...lines.filter((line) => !isRefused(line))];
  return (
    <section aria-label="Önizleme">
      <Typography role="status" sx={{ mb: 1, fontWeight: 530 }}>
        {refused.length === 0
          ? `${lines.length} ${noun} eklenecek.`
          : `${refused.length} satır eklenemez, bu yüzden hiçbir ${noun} eklenmez.`}
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
            <div>{renderLine(line)}</div>
            <StateChip {...labels[line.verdict as L['verdict']]} />
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
