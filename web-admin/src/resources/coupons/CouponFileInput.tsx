import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { couponFile } from '#contract/limits.ts';
import { useCallback } from 'react';
import { required, TextInput, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { save } from '../../providers/export.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { heldBack, typedLines } from '../../ui/JudgedLines.tsx';
import { useAwaited, useLookAgain, usePreview } from '../../ui/use-preview.ts';
import { templateOf } from './coupon-file.ts';
import { CouponPreviewList } from './CouponPreviewList.tsx';

/** A CSV of coupons, pasted or from a file, with a preview of each line below it. */
export function CouponFileInput() {
  const { setValue } = useFormContext();
  const provider = useDataProvider<ConsoleDataProvider>();
  const typed: unknown = useWatch({ name: 'text' });
  const text = typeof typed === 'string' ? typed.trimEnd() : '';
  const isShort = text.length <= couponFile.length;
  const ask = useCallback((asked: string, signal: AbortSignal) => provider.previewCoupons(asked, signal), [provider]);
  const preview = usePreview(isShort ? text : '', ask);
  useLookAgain('text', preview);
  useAwaited(text !== '' && isShort && !preview);
  const fits = () => {
    if (!isShort) return 'Dosya çok uzun. İkiye böl.';
    return heldBack(preview);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'stretch' }}>
      <TextInput source="text" label="Kuponlar" validate={[required(), fits]} helperText={false} {...typedLines} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          label="Dosyadan al (.csv)"
          accept=".csv,.txt,text/csv,text/plain"
          onText={(_, content) =>
            setValue('text', content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), { shouldDirty: true })
          }
        />
        <Button startIcon={<DownloadIcon />} onClick={saveTemplate}>
          Şablonu indir
        </Button>
      </Stack>
      {text !== '' && isShort && <CouponPreviewList preview={preview} />}
    </Stack>
  );
}

const saveTemplate = () => save(new File([templateOf(new Date())], 'kupon-sablonu.csv', { type: 'text/csv' }));
