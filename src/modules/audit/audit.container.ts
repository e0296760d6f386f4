import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { sha256Seals } from './adapters/crypto/sha256-seals.ts';
import { auditRoutes } from './adapters/http/audit.routes.ts';
import { mayMoveMoney } from './adapters/http/may-move-money.ts';
import { refusalSentence } from './adapters/http/refusal-sentence.ts';
import { auditJobs } from './adapters/jobs/audit.jobs.ts';
import { SqlAuditLog } from './adapters/persistence/sql-audit-log.ts';
import { appendEvent } from './application/append-event.ts';
import { auditPersonalData } from './application/audit-personal-data.ts';
import { correctEvents } from './application/correct-events.ts';
import type { AuditLog, Seals } from './application/ports.ts';
import { recordCommand } from './application/record-command.ts';
import { type ReadEvents, readEvents } from './application/read-events.ts';
import { verifyChain } from './application/verify-chain.ts';
import { audit } from './audit.tokens.ts';

const inner = {
  log: token<AuditLog>('audit.log'),
  seals: token<Seals>('audit.seals'),
  read: token<ReadEvents>('audit.read'),
};

const useCases = { appendEvent, recordCommand, personalData: auditPersonalData, correctEvents, verifyChain };

const scope = { ...useCases, ...platform, ...audit, ...inner, events: audit.appendEvent };

export const auditBindings: Bindings = (bind) => {
  const { database } = platform;
  const { log, seals, read } = inner;
  bind.type(log, SqlAuditLog, [database]);
  bind.value(seals, sha256Seals);
  bind.make(read, (links, actors) => readEvents({ log: links, actors, sentenceOf: refusalSentence, mayMoveMoney }), [
    log,
    audit.actors,
  ]);
  bind.all(scope, useCases);
  bind.make(auditRoutes, [read, verifyChain]);
  bind.make(auditJobs, [correctEvents, verifyChain, platform.log]);
};
