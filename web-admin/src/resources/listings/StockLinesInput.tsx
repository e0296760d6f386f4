import Stack from '@mui/material/Stack';
import { stockLines } from '#contract/limits.ts';
import { useCallback } from 'react';
import { required, TextInput, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { linesOf, linesOfFile } from './stock-lines.ts';
import { heldBack, typedLines } from '../../ui/JudgedLines.tsx';
import { useAwaited, useLookAgain, usePreview } from '../../ui/use-preview.ts';
import { LinePreview } from './LinePreview.tsx';

/** Stock accounts, pasted or from a file, with a preview of each line below them. */
export function StockLinesInput({ listingId }: { listingId: string }) {
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: 'text' });
  const text = typeof typed === 'string' ? typed.trimEnd() : '';
  const provider = useDataProvider<ConsoleDataProvider>();
  const ask = useCallback(
    (asked: string, signal: AbortSignal) =>
      provider.previewSmurf({ cardId: listingId, lines: [...linesOf(asked)] }, signal),
    [provider, listingId],
  );
  const isShort = linesOf(text).length <= stockLines.most;
  const preview = usePreview(isShort ? text : '', ask);
  useLookAgain('text', preview);
  useAwaited(text !== '' && isShort && !preview);
  const fits = (value: unknown) => {
    if (typeof value === 'string' && linesOf(value).length > stockLines.most)
      return `En çok ${stockLines.most} satır; burada ${linesOf(value).length} satır var.`;
    return heldBack(preview);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'stretch' }}>
      <TextInput source="text" label="Hesaplar" validate={[required(), fits]} helperText={false} {...typedLines} />
      <FileButton
        label="Dosyadan al (.txt, .csv)"
        accept=".txt,.csv,text/plain,text/csv"
        onText={(name, content) => setValue('text', linesOfFile(name, content), { shouldDirty: true })}
      />
      {isShort && <LinePreview text={text} preview={preview} />}
    </Stack>
  );
}
