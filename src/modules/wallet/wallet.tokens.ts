import type { FigureSource } from '#kernel/figures.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { Income } from './application/income.ts';
import type { ClaimFine } from './application/claim-fine.ts';
import type { CorrectBalance } from './application/correct-balance.ts';
import type { ProviderBook } from './application/provider-book.ts';
import type { DecidePayout } from './application/decide-payout.ts';
import type { ReadPayoutHold } from './application/read-payout-hold.ts';
import type { RequestPayout } from './application/request-payout.ts';
import type {
  AccessHistory,
  Books,
  FineClaims,
  HandLimit,
  Holders,
  Ledger,
  Owners,
  Payees,
  PayoutFigures,
  PayoutTerms,
  Payouts,
  People,
  PlayedOrders,
  Subjects,
} from './application/ports.ts';

interface WalletConfig {
  readonly publicUrl: string;
  readonly tokenSecret: string;
  /**
   * Hours that a payout waits after a change of access or bank account, or after earnings of card money. 0 turns the
   * waiting off.
   */
  readonly settlesAfterHours: number;
}

export const wallet = {
  ledger: token<Ledger>('wallet.ledger'),
  books: token<Books>('wallet.books'),
  /** The ledger's entries on the providers' accounts. */
  providerBook: token<ProviderBook>('wallet.providerBook'),
  payoutFigures: token<PayoutFigures>('wallet.payoutFigures'),
  /** Boosters' earnings per day. */
  earningFigures: token<FigureSource>('wallet.earningFigures'),
  payouts: token<Payouts & PayoutFigures>('wallet.payouts'),
  requestPayout: token<RequestPayout>('wallet.requestPayout'),
  decidePayout: token<DecidePayout>('wallet.decidePayout'),
  payoutHold: token<ReadPayoutHold>('wallet.payoutHold'),
  /** Bound by main. */
  config: token<WalletConfig>('wallet.config'),
  /** Implemented by identity. */
  accessHistory: token<AccessHistory>('wallet.accessHistory'),
  /** Implemented by identity. */
  payees: token<Payees>('wallet.payees'),
  /** Implemented by identity. */
  people: token<People>('wallet.people'),
  /** Implemented by the order and payment modules. */
  subjects: token<Subjects>('wallet.subjects'),
  correctBalance: token<CorrectBalance>('wallet.correctBalance'),
  claimFine: token<ClaimFine>('wallet.claimFine'),
  fineClaims: token<FineClaims>('wallet.fineClaims'),
  income: token<Income>('wallet.income'),
  /** Implemented by identity. */
  holders: token<Holders>('wallet.holders'),
  /** Implemented by identity. */
  owners: token<Owners>('wallet.owners'),
  /** Implemented by the approval module. */
  handLimit: token<HandLimit>('wallet.handLimit'),
  /** Read from the settings. */
  payoutTerms: token<PayoutTerms>('wallet.payoutTerms'),
  /** Implemented by the order module. */
  playedOrders: token<PlayedOrders>('wallet.playedOrders'),
  personalData: token<PersonalData>('wallet.personalData'),
};
