import { audit, migrations, order, promise, wallet, type Mutant } from './mutant.ts';

/** Defects in the ledger, its audit and the movements of money. */
export const money: readonly Mutant[] = [
  {
    promise: '1',
    defect: 'wallets are read without a lock',
    edits: [
      [
        `${wallet}/adapters/persistence/sql-ledger.ts`,
        "    .where('id', '=', account)\n    .forUpdate()\n",
        "    .where('id', '=', account)\n",
      ],
      [`${wallet}/adapters/persistence/sql-ledger.ts`, "    .orderBy('id')\n    .forUpdate()\n", ''],
    ],
    test: promise[1],
  },
  {
    promise: '1',
    defect: 'a new entry opens a wallet without a look at who opened it meanwhile',
    edits: [
      [
        `${wallet}/adapters/persistence/sql-ledger.ts`,
        'isWallet(account) && !wallet.has(account)',
        'isWallet(account) && wallet.has(account)',
      ],
    ],
    test: ['test/ports/wallet-ledger.test.ts', 'new entries that open one wallet at the same time are all posted'],
  },
  {
    promise: '1',
    defect: 'neither the code nor the database refuses a negative balance',
    edits: [
      [`${wallet}/domain/running-balance.ts`, 'if (balance.isNegative) throw overdrawn(account, balance);', ''],
      [
        `${migrations}/Migration20261130000300_baseline_wallet.ts`,
        '        constraint "ledger_account_balance_check" check (balance_kurus >= 0),\n',
        '',
      ],
      [
        `${migrations}/Migration20261130000300_baseline_wallet.ts`,
        '        constraint "ledger_posting_balance_check" check (balance_kurus >= 0),\n',
        '',
      ],
    ],
    test: promise[1],
  },
  {
    promise: '2',
    defect: 'the ledger audit does not compare balances with postings',
    edits: [
      [
        `${wallet}/adapters/persistence/ledger-checks.ts`,
        'where a.balance_kurus is distinct from s.total',
        'where false',
      ],
    ],
    test: [audit, 'a balance that was raised'],
  },
  {
    promise: '2',
    defect: 'the ledger audit does not look for gaps in the numbers of postings',
    edits: [
      [
        `${wallet}/adapters/persistence/ledger-checks.ts`,
        'where seq is distinct from place or balance_kurus',
        'where balance_kurus',
      ],
    ],
    test: [audit, 'a gap in the numbers'],
  },
  {
    promise: '2',
    defect: 'the ledger audit does not compare the provider accounts with the confirmed payments',
    edits: [[`${wallet}/adapters/persistence/ledger-checks.ts`, 'where posted <> kept', 'where false']],
    test: [audit, 'a provider’s debt that was moved to the bank account'],
  },
  {
    promise: '3',
    defect: 'the booster of a cancelled order is paid the full share',
    edits: [
      [
        `${order}/domain/movement.ts`,
        'const earned = shareOf(rest).percent(earnedPercent);',
        'const earned = shareOf(rest);',
      ],
    ],
    test: promise[3],
  },
  {
    promise: '3',
    defect: 'the amount of a refused payout does not return to the wallet',
    edits: [
      [
        `${wallet}/application/decide-payout.ts`,
        "if (decided.state === 'refused') {",
        "if (decided.state === 'requested') {",
      ],
    ],
    test: promise[3],
  },
  {
    promise: '41',
    defect: 'a payout does not wait for the earnings of orders that were paid by card',
    edits: [
      [
        `${wallet}/adapters/persistence/sql-card-earnings.ts`,
        "where earning.kind = 'settlement' and ordered",
        'where false and ordered',
      ],
    ],
    test: ['test/ports/card-earnings.test.ts', 'are card money if the wallet was loaded by card'],
  },
  {
    promise: '3',
    defect: 'a tip is accepted before the order is finished',
    edits: [
      [
        `${order}/domain/order.ts`,
        "const tippable: readonly OrderState[] = ['finished',",
        "const tippable: readonly OrderState[] = ['started', 'finished',",
      ],
    ],
    test: promise[3],
  },
];
