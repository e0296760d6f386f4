import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onText: (name: string, text: string) => void;
}

/** Takes a text out of a file. */
export function FileButton({ label, accept, onText }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ''; // the same file may be chosen again
          if (file) void textOf(file).then((text) => onText(file.name, text));
        }}
      />
      <Button
        variant="outlined"
        startIcon={<UploadFileOutlinedIcon />}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

/** In UTF-8; else as Turkish Excel writes a CSV that nobody told it to write so. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}
