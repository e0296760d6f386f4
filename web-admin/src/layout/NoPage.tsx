import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Title } from 'react-admin';

const NoPage = ({ title, sentence }: { title: string; sentence: string }) => (
  <Stack sx={{ gap: 1.5, pt: 6, alignItems: 'flex-start' }}>
    <Title title={title} />
    <Typography variant="h2">{title}</Typography>
    <Typography color="text.secondary">{sentence}</Typography>
    <Link to="/">Panele dön</Link>
  </Stack>
);

export const NotFound = () => (
  <NoPage title="Sayfa bulunamadı" sentence="Böyle bir sayfa yok. Adres değişmiş ya da yanlış yazılmış olabilir." />
);

export const AccessDenied = () => (
  <NoPage title="Erişim engellendi" sentence="Bu sayfayı görmeye yetkin yok. Gerekiyorsa bir yöneticiden yetki iste." />
);
