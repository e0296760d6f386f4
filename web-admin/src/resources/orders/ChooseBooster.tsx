import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { OrderState } from '#contract/vocabulary.ts';
import { useId } from 'react';
import { required, useDataProvider, useInput, useTranslate } from 'react-admin';
import type { AdminOrder, Candidate } from '../../lib/records.ts';
import { boosterTierLabel } from '../../lib/words.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** In these a booster can be given the order, or another one in place of the one who has it. */
const assignable: readonly OrderState[] = ['processing', 'starting', 'started', 'in-game'];

export function ChooseBooster({ order }: { order: AdminOrder }) {
  if (!assignable.includes(order.state)) return null;
  const replaces = order.boosterId !== null;
  return (
    <CommandDialog<{ boosterId: string; reason?: string }, AdminOrder>
      action="chooseBooster"
      label={replaces ? 'Booster’ı değiştir' : 'Booster seç'}
      title={`${order.number}: ${replaces ? 'booster’ı değiştir' : 'booster seç'}`}
      explanation={
        replaces
          ? `Sipariş ${order.boosterName} adlı booster’dan alınır; bugüne kadarki ilerlemenin payı onundur. İlerlemenin yalnız bir kısmını sayacaksan önce durumu değiştirip siparişi havuza koy.`
          : undefined
      }
      submitLabel="Bu booster’a ver"
      run={(provider, { boosterId, reason }) =>
        provider.chooseBooster({ orderId: order.id, boosterId, ...(reason ? { reason } : {}) })
      }
      done="Sipariş booster’a verildi"
    >
      <CandidateInput orderId={order.id} />
      <ReasonInput optional label="Neden (isteğe bağlı)" />
    </CommandDialog>
  );
}

/** Why a booster may not be chosen, by the rule that says no. */
const reasons: Readonly<Record<string, string>> = {
  banned: 'Hesabı kapalı',
  service: 'Bu hizmeti vermiyor',
  server: 'Bu sunucuda oynamıyor',
  rank: 'Rankı bu sipariş için düşük',
  replaced: 'Müşteri onu istemedi',
  'order.booster_limit_reached': 'Sipariş sınırı dolu',
  'order.already_taken': 'Sipariş zaten onda',
};
const reasonOf = ({ because = '' }: Candidate) => reasons[because] ?? 'Profili uymuyor';

function CandidateInput({ orderId }: { orderId: string }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isPending, error } = useQuery({
    queryKey: ['orders', 'candidates', orderId],
    queryFn: () => provider.candidates(orderId),
    retry: false,
  });
  const { field, fieldState } = useInput({ source: 'boosterId', validate: required() });
  const translate = useTranslate();
  const labelId = useId();
  if (isPending)
    return <Skeleton variant="rounded" height={160} role="progressbar" aria-label="Boosterlar yükleniyor" />;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (data.length === 0) return <Alert severity="info">Henüz booster yok.</Alert>;
  return (
    <FormControl error={fieldState.invalid} fullWidth sx={{ mb: 1.5 }}>
      <FormLabel id={labelId}>Booster</FormLabel>
      <RadioGroup aria-labelledby={labelId} name={field.name} value={field.value ?? ''} onChange={field.onChange}>
        {data.map((candidate) => (
          <FormControlLabel
            key={candidate.id}
            value={candidate.id}
            disabled={!candidate.eligible}
            control={<Radio />}
            label={<CandidateLabel {...candidate} />}
            sx={{ '& .MuiFormControlLabel-label': { flex: 1 } }}
          />
        ))}
      </RadioGroup>
      {fieldState.invalid && <FormHelperText>{translate('ra.validation.required')}</FormHelperText>}
    </FormControl>
  );
}

const CandidateLabel = (candidate: Candidate) => (
  <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
    <span>
      {candidate.displayName}
      <Typography component="span" variant="caption" sx={{ ml: 1 }}>
        {boosterTierLabel(candidate.tier)}
      </Typography>
    </span>
    <Box component="span" sx={(theme) => ({ color: theme.tokens.text3 })}>
      {candidate.eligible ? `${candidate.activeOrders} / ${candidate.simultaneousOrders} sipariş` : reasonOf(candidate)}
    </Box>
  </Stack>
);
