import AddPhotoAlternateOutlinedIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pictureLimits } from '#contract/limits.ts';
import { useRef } from 'react';
import type { useUploads } from './use-uploads.ts';

const words = { sending: 'yükleniyor', ready: 'eklendi', failed: 'yüklenemedi' } as const;

/** Uploads pictures and shows the state of each. A click retries a failed one. */
export function UploadInput({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  const input = useRef<HTMLInputElement>(null);
  const { items, add, retry, remove, isFull } = uploads;
  const failures = items.flatMap(({ file, error, state }) => (state === 'failed' ? [`${file.name}: ${error}`] : []));
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Resimler"
        multiple
        hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = ''; // lets the same file be chosen again
        }}
      />
      <Button
        variant="outlined"
        startIcon={<AddPhotoAlternateOutlinedIcon />}
        disabled={isFull}
        onClick={() => input.current?.click()}
      >
        {isFull ? `En çok ${pictureLimits.most} resim` : 'Resim ekle'}
      </Button>
      {items.length > 0 && (
        <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', gap: 1, minWidth: 0 }}>
          {items.map((item) => (
            <Chip
              key={item.key}
              label={`${item.file.name}: ${words[item.state]}`}
              color={item.state === 'failed' ? 'error' : 'default'}
              variant="outlined"
              {...(item.state === 'failed' ? { onClick: () => retry(item) } : {})}
              onDelete={() => remove(item.key)}
              sx={{ maxWidth: '100%' }}
            />
          ))}
        </Stack>
      )}
      {failures.length > 0 && (
        <Typography role="alert" variant="caption" color="error">
          {failures.join(' ')} Yeniden denemek için üstüne tıkla.
        </Typography>
      )}
    </Stack>
  );
}
