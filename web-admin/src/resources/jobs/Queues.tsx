import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { queueLabel } from '#contract/job/words.tr.ts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { figures } from '../../theme/theme.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { roundOf } from './rounds.ts';

/** The waiting jobs of each queue and their age, and the last run of scheduled jobs. */
export function Queues() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['job-queues'],
    queryFn: ({ signal }) => provider.jobQueues(signal),
    refetchInterval: 20_000,
  });
  const sum = (of: 'waiting' | 'active' | 'failed') => (data ?? []).reduce((total, queue) => total + queue[of], 0);
  return (
    <Accordion disableGutters sx={{ mb: 2 }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="h2" variant="h3">
          Kuyruklar
        </Typography>
        {data && (
          <Typography color="text.secondary" sx={{ ml: 2 }}>
            {sum('waiting')} bekliyor, {sum('active')} yapılıyor, {sum('failed')} başarısız
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails>
        {error && !data && <LoadError error={error} retry={refetch} />}
        <Box sx={{ overflowX: 'auto', contain: 'inline-size' }} tabIndex={0} role="region" aria-label="Kuyruklar">
          <Box
            component="table"
            sx={(theme) => ({
              width: '100%',
              borderCollapse: 'collapse',
              '& th, & td': { p: 0.75, textAlign: 'left', fontWeight: 400, ...figures, whiteSpace: 'nowrap' },
              '& thead th': { color: theme.tokens.text3 },
            })}
          >
            <thead>
              <tr>
                <th scope="col">Kuyruk</th>
                <th scope="col">Bekleyen</th>
                <th scope="col">Yapılan</th>
                <th scope="col">Başarısız</th>
                <th scope="col">En eskisi</th>
                <th scope="col">Zamanı (İstanbul)</th>
                <th scope="col">Zamanlı işin son bitişi</th>
              </tr>
            </thead>
            <tbody>
              {data?.map(({ id, cron, waiting, active, failed, oldestAt, lastEndedAt }) => (
                <tr key={id}>
                  <th scope="row">{queueLabel(id)}</th>
                  <td>{waiting}</td>
                  <td>{active}</td>
                  <td>{failed}</td>
                  <td>{oldestAt ? <Moment at={oldestAt} /> : '–'}</td>
                  <td>{cron ? roundOf(cron) : 'Sırası gelince'}</td>
                  <td>{lastEndedAt ? <Moment at={lastEndedAt} /> : '–'}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
