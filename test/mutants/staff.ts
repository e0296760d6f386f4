import { modules, type Mutant } from './mutant.ts';

const audit = `${modules}/audit`;
const chain = 'test/ports/audit-chain.test.ts';
const api = 'test/api/audit.test.ts';
const states = 'test/api/audit-states.test.ts';
const approval = `${modules}/approval`;
const approvals = 'test/ports/approvals.test.ts';

/** Defects in approvals, in the limits of staff and in the audit log. */
export const staff: readonly Mutant[] = [
  {
    promise: '–',
    defect: 'two simultaneous approvals of one request both succeed',
    edits: [
      [
        `${approval}/adapters/persistence/mikro-approvals.ts`,
        'findOne(ApprovalRow, { id }, forUpdate)',
        'findOne(ApprovalRow, { id })',
      ],
    ],
    test: [approvals, 'a second approval waits for the first'],
  },
  {
    promise: '–',
    defect: 'the asker can approve their own request',
    edits: [
      [`${approval}/domain/approval.ts`, "if (approval.askedBy.id === by) throw new DomainError('approval.own');", ''],
    ],
    test: [approvals, 'the asker can neither approve nor refuse'],
  },
  {
    promise: '–',
    defect: 'an admin who has just got access can approve',
    edits: [[`${approval}/domain/approval.ts`, 'now.getTime() < settledAt', 'now.getTime() < 0']],
    test: [approvals, 'access given in the last 72 hours'],
  },
  {
    promise: '–',
    defect: 'a raised limit applies at once',
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
    defect: 'an amount above the limit can be moved in parts',
    edits: [
      [
        `${approval}/application/count-movement.ts`,
        'limit.isLessThan(forOwner.plus(amount))',
        'limit.isLessThan(amount)',
      ],
    ],
    test: [approvals, 'small amounts add up'],
  },
  {
    promise: '–',
    defect: 'two staff members together can move twice the limit',
    edits: [[`${approval}/adapters/persistence/sql-movements.ts`, "row.or([row('personId'", "row.and([row('personId'"]],
    test: [approvals, 'all staff share one limit per user'],
  },
  {
    promise: '–',
    defect: 'simultaneous movements for one user by two staff members do not count each other',
    edits: [[`${approval}/adapters/persistence/sql-movements.ts`, ', `hand-movement for ${personId}`]', ']']],
    test: [approvals, 'all staff share one limit per user'],
  },
  {
    promise: '–',
    defect: 'a request of an asker who lost the scope is carried out',
    edits: [
      [
        `${approval}/domain/approval.ts`,
        "if (!mayDo(asker, asked.command)) return new DomainError('approval.asker_may_not');",
        '',
      ],
    ],
    test: [approvals, 'when the asker lost the scope for it'],
  },
  {
    promise: '35',
    defect: 'two writers append to the audit chain at once',
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
    defect: 'the hash of an audit event leaves out its details',
    edits: [[`${audit}/domain/chain.ts`, '      link.detailsDigest,\n', '']],
    test: [chain, '200 tamperings'],
  },
  {
    promise: '35',
    defect: 'missing details of an audit event are not reported',
    edits: [[`${audit}/domain/chain.ts`, 'if (link.details === null) missing.add(link.seq);\n    else ', '']],
    test: [chain, '200 tamperings'],
  },
  {
    promise: '35',
    defect: 'commands of staff are not written to the audit log',
    edits: [
      [
        'src/platform/http/steps/audit.ts',
        'if (caller && isStaff(caller))',
        "if (caller && isStaff({ role: 'system' }))",
      ],
    ],
    test: [api, 'is logged with actor, action'],
  },
  {
    promise: '35',
    defect: 'passwords are written to the audit log',
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
    promise: '35',
    defect: 'the states before and after a command are not read',
    edits: [['src/platform/http/audited.ts', 'reader ? standing(reader, fieldOf(from, comparedId), context) :', '']],
    test: [states, 'by staff is logged with the record before and after'],
  },
  {
    promise: '35',
    defect: 'the texts of notes and messages are copied into the audit log',
    edits: [['src/platform/http/audited.ts', '(hides.includes(name) ? undefined : part)', 'part']],
    test: [states, 'a note is logged with its states, but without its text'],
  },
  {
    promise: '35',
    defect: 'the audit log reads the page of a ticket and so marks it as read',
    edits: [['src/platform/http/audited.ts', 'page !== undefined && !page.notesReading', 'page !== undefined']],
    test: [states, 'does not mark it as read'],
  },
  {
    promise: '37',
    defect: 'the audit details about a user stay when the user is erased',
    edits: [
      [
        `${audit}/adapters/persistence/sql-audit-log.ts`,
        ".where('action', '<>', erasing)",
        ".where('action', '=', erasing)",
      ],
    ],
    test: [chain, 'erasing a user erases the details about them'],
  },
];
