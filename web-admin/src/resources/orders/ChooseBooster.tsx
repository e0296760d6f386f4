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
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderState } from '#contract/vocabulary.ts';
import { useId, useState } from 'react';
import { useDataProvider, useInput, ValidationError } from 'react-admin';
import type { AdminOrder, Candidate } from '../../lib/records.ts';
import { boosterTierLabel } from '../../lib/words.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { requiredOf } from '../../ui/still-offered.ts';
import { Handover, saidPercent } from './Handover.tsx';
import { mainCommandOf } from './main-command.ts';
import { leavesWork } from './money-preview.ts';
import { useRested } from '../../ui/use-rested.ts';

/** States in which staff can assign or replace the booster. */
const assignable: readonly OrderState[] = ['processing', 'starting', 'started', 'in-game'];

export function ChooseBooster({ order }: { order: AdminOrder }) {
  if (!assignable.includes(order.state)) return null;
  const replaces = order.boosterId !== null;
  const leaves = leavesWork(order.state, 'processing');
  return (
    <CommandDialog
      action="POST /admin/choose-booster"
      label={replaces ? 'Booster’ı değiştir' : 'Booster seç'}
      primary={mainCommandOf(order) === 'choose-booster'}
      title={`${order.number}: ${replaces ? 'booster’ı değiştir' : 'booster seç'}`}
      explanation={
        replaces
          ? `Sipariş ${order.boosterName} adlı booster’dan alınır; yapılan kısmın payı, sipariş bitince onundur.`
          : undefined
      }
      submitLabel="Bu booster’a ver"
      send={({ boosterId, reason, donePercent }: { boosterId: string; reason?: string; donePercent?: number }) => ({
        body: {
          orderId: order.id,
          boosterId,
          ...(reason ? { reason } : {}),
          ...(leaves ? saidPercent(order, donePercent) : {}),
        },
      })}
      done="Sipariş booster’a verildi"
    >
      {leaves && (
        <>
          <Handover order={order} />
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            Kanıtlanandan yüksek bir oran onay sınırını aşabilir. O zaman siparişi önce “Durumu değiştir” ile havuza
            koymak için onay iste.
          </Typography>
        </>
      )}
      <CandidateInput orderId={order.id} />
      <ReasonInput optional label="Neden (isteğe bağlı)" />
    </CommandDialog>
  );
}

/** Texts for the rules that make a booster ineligible. */
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
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const { data, isPending, isFetching, error } = useQuery({
    queryKey: ['orders', 'candidates', orderId, q],
    queryFn: ({ signal }) => provider.candidates({ orderId, q }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const [chosen, setChosen] = useState<Candidate>();
  const found = data?.rows ?? [];
  // the chosen booster stays visible during further searches
  const shown = chosen && found.every(({ id }) => id !== chosen.id) ? [chosen, ...found] : found;
  const validate = requiredOf(shown.filter(({ eligible }) => eligible));
  const { field, fieldState } = useInput({ source: 'boosterId', validate });
  const labelId = useId();
  if (isPending)
    return <Skeleton variant="rounded" height={160} role="progressbar" aria-label="Booster’lar yükleniyor" />;
  const choose = (_: unknown, id: string) => {
    setChosen(shown.find((candidate) => candidate.id === id));
    field.onChange(id);
  };
  return (
    <FormControl error={fieldState.invalid} fullWidth sx={{ mb: 1.5 }}>
      <FormLabel id={labelId}>Booster</FormLabel>
      {/* the list is longer than the dialog, so the search field stays at the top */}
      <Box sx={{ position: 'sticky', top: 0, zIndex: 1, pt: 1, bgcolor: 'background.paper' }}>
        <TextField
          fullWidth
          type="search"
          label="Adıyla veya kullanıcı adıyla ara"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter must not submit the dialog
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      <RadioGroup
        aria-labelledby={labelId}
        aria-busy={isFetching}
        name={field.name}
        value={field.value ?? ''}
        onChange={choose}
      >
        {shown.map((candidate) => (
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
      <Typography role="status" variant="body2" color="text.secondary">
        {data?.more && '… ve daha fazlası: adını yaz'}
        {data && found.length === 0 && (q === '' ? 'Henüz booster yok.' : 'Bu adla booster yok.')}
      </Typography>
      {fieldState.error?.message && (
        <FormHelperText>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
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
