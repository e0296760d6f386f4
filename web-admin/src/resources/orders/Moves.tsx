import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Movement } from './money-preview.ts';

/** The money movements of a step or decision, shown before it is taken. */
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

/** A background job pays after the approval by the customer, or by staff on the customer's behalf. */
export const afterApproval = 'Onaydan sonra, en geç bir dakika içinde';
