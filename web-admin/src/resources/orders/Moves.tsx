import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Movement } from './money-preview.ts';

/** What a step or a decision does, said before it is taken. */
export const Moves = ({ when, facts }: { readonly when: string; readonly facts: readonly Fact[] }) => (
  <Alert severity="warning" aria-live="polite" sx={{ mb: 1.5, '& .MuiAlert-message': { flex: 1 } }}>
    <Typography component="p" sx={{ fontWeight: 620, mb: 0.5 }}>
      {when}
    </Typography>
    <Facts facts={facts} />
  </Alert>
);

export const moneyFacts = (movements: readonly Movement[]): readonly Fact[] =>
  movements.map(({ label, amount }) => [label, <Money key={label} value={amount} />]);

/** A customer's approval, or the house's in their stead, is paid by a job. */
export const afterApproval = 'Onaydan sonra, en geç bir dakika içinde';
