import { modules, type Mutant } from './mutant.ts';

const audit = `${modules}/audit`;
const chain = 'test/ports/audit-chain.test.ts';
const api = 'test/api/audit.test.ts';
const approval = `${modules}/approval`;
const approvals = 'test/ports/approvals.test.ts';

/** Of what the house does, and what is written of it. */
export const house: readonly Mutant[] = [
  {
    promise: '–',
    defect: 'a request is approved as often as it is pressed',
    edits: [
      [
        `${approval}/adapters/persistence/mikro-approvals.ts`,
        'findOne(ApprovalRow, { id }, forUpdate)',
        'findOne(ApprovalRow, { id })',
      ],
    ],
    test: [approvals, 'while one approves nobody else does'],
  },
  {
    promise: '–',
    defect: 'who asked approves it too',
    edits: [
      [`${approval}/domain/approval.ts`, "if (approval.askedBy.id === by) throw new DomainError('approval.own');", ''],
    ],
    test: [approvals, 'is never the one who asked'],
  },
  {
    promise: '–',
    defect: 'an account that an admin has just made approves for them',
    edits: [[`${approval}/domain/approval.ts`, 'now.getTime() < settledAt', 'now.getTime() < 0']],
    test: [approvals, 'is not somebody whose access another gave them lately'],
  },
  {
    promise: '–',
    defect: 'an admin raises the limit and goes on alone',
    edits: [
      [
        `${modules}/settings/domain/limit.ts`,
        'before && now < before.until ? before.limit : set',
        'before ? set : set',
      ],
    ],
    test: ['test/ports/settings.test.ts', 'a limit is lowered at once'],
  },
  {
    promise: '–',
    defect: 'an amount above the limit goes through in pieces',
    edits: [
      [
        `${approval}/application/count-movement.ts`,
        'limit.isLessThan(forOwner.plus(amount))',
        'limit.isLessThan(amount)',
      ],
    ],
    test: [approvals, 'is not got round by pieces'],
  },
  {
    promise: '–',
    defect: 'two of the house move twice the limit',
    edits: [[`${approval}/adapters/persistence/sql-movements.ts`, "row.or([row('personId'", "row.and([row('personId'"]],
    test: [approvals, 'is one for all of the house'],
  },
  {
    promise: '–',
    defect: 'what is moved for the same person at once by two is counted by neither',
    edits: [[`${approval}/adapters/persistence/sql-movements.ts`, ', `hand-movement for ${personId}`]', ']']],
    test: [approvals, 'is one for all of the house'],
  },
  {
    promise: '–',
    defect: 'who lost their scope has it carried out',
    edits: [
      [
        `${approval}/domain/approval.ts`,
        "if (!mayDo(asker, asked.command)) return new DomainError('approval.asker_may_not');",
        '',
      ],
    ],
    test: [approvals, 'approves nothing that the asker may not do any more'],
  },
  {
    promise: '35',
    defect: 'two add to the chain’s end at once',
    edits: [
      [
        `${audit}/adapters/persistence/sql-audit-log.ts`,
        ".select(['seq', 'hash']).forUpdate()",
        ".select(['seq', 'hash'])",
      ],
    ],
    test: [chain, '64 writers at once'],
  },
  {
    promise: '35',
    defect: 'a link’s hash leaves out what was said',
    edits: [[`${audit}/domain/chain.ts`, '      link.detailsDigest,\n', '']],
    test: [chain, '200 tamperings'],
  },
  {
    promise: '35',
    defect: 'details may be missing without a word',
    edits: [[`${audit}/domain/chain.ts`, 'if (link.details === null) missing.add(link.seq);\n    else ', '']],
    test: [chain, '200 tamperings'],
  },
  {
    promise: '35',
    defect: 'what the house does is not written',
    edits: [['src/platform/http/steps/audit.ts', 'if (isOfTheHouse(caller))', 'if (isOfTheHouse(undefined))']],
    test: [api, 'who, what, before'],
  },
  {
    promise: '35',
    defect: 'passwords are written',
    edits: [
      [
        'src/platform/http/audited.ts',
        "name !== 'reason' && !hides.includes(name)",
        "name !== 'reason' || hides.includes(name)",
      ],
    ],
    test: [api, 'no secret is written'],
  },
  {
    promise: '37',
    defect: 'what was said of somebody stays when they leave',
    edits: [
      [
        `${audit}/adapters/persistence/sql-audit-log.ts`,
        ".where('action', '<>', erasing)",
        ".where('action', '=', erasing)",
      ],
    ],
    test: [chain, 'takes along what was said'],
  },
];
