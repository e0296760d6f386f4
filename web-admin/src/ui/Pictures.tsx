import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

interface PicturesProps {
  readonly label: string;
  readonly pictures: readonly { readonly id: string; readonly url: string }[];
}

/** A row of thumbnails. Each opens in a new tab. */
export const Pictures = ({ label, pictures }: PicturesProps) =>
  pictures.length > 0 && (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {pictures.map(({ id, url }, index) => (
        <Link key={id} href={url} target="_blank" rel="noreferrer" sx={{ display: 'block', lineHeight: 0 }}>
          <img
            src={url}
            alt={pictures.length > 1 ? `${label} ${index + 1}` : label}
            loading="lazy"
            width={144}
            height={108}
            style={{ objectFit: 'cover', borderRadius: 6 }}
          />
        </Link>
      ))}
    </Stack>
  );
