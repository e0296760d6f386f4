import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { sha256Seals } from './adapters/crypto/sha256-seals.ts';
import { auditRoutes } from './adapters/http/audit.routes.ts';
import { mayMoveMoney } from './adapters/http/may-move-money.ts';
import { refusalSentence } from './adapters/http/refusal-sentence.ts';
import { auditJobs } from './adapters/jobs/audit.jobs.ts';
import { MikroAuditLog } from './adapters/persistence/mikro-audit-log.ts';
import { AppendEvent } from './application/append-event.ts';
import { AuditPersonalData } from './application/audit-personal-data.ts';
import { CorrectEvents } from './application/correct-events.ts';
import type { AuditLog, Seals } from './application/ports.ts';
import { RecordCommand } from './application/record-command.ts';
import { ReadEvents } from './application/read-events.ts';
import { VerifyChain } from './application/verify-chain.ts';
import { audit } from './audit.tokens.ts';

const inner = {
  log: token<AuditLog>('audit.log'),
  seals: token<Seals>('audit.seals'),
  read: token<ReadEvents>('audit.read'),
  correct: token<CorrectEvents>('audit.correct'),
  verify: token<VerifyChain>('audit.verify'),
};

export const auditBindings: Bindings = (registry) => {
  const { database, transactions, ids, clock, log: processLog } = platform;
  const { log, seals, read, correct, verify } = inner;
  registry.type(log, MikroAuditLog, [database]);
  registry.value(seals, sha256Seals);
  registry.type(audit.appendEvent, AppendEvent, [log, seals, transactions, ids, audit.movements]);
  registry.type(audit.recordCommand, RecordCommand, [audit.appendEvent]);
  registry.type(audit.personalData, AuditPersonalData, [log, audit.appendEvent, clock]);
  registry.make(read, (links, actors) => new ReadEvents(links, actors, refusalSentence, mayMoveMoney), [
    log,
    audit.actors,
  ]);
  registry.type(correct, CorrectEvents, [log, audit.appendEvent, transactions, clock]);
  registry.type(verify, VerifyChain, [log, seals]);
  registry.make(audit.http, auditRoutes, [read, verify]);
  registry.make(audit.jobs, auditJobs, [correct, verify, processLog]);
};
