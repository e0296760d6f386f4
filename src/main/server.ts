import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { retention } from '#kernel/retention.ts';
import { booster } from '#modules/booster/index.ts';
import { payment } from '#modules/payment/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import { settings } from '#modules/settings/index.ts';
import { Database } from '#platform/db/database.ts';
import { partitionStandingsSoon, tendPartitions } from '#platform/db/partitions.ts';
import { Replicas } from '#platform/db/replicas.ts';
import { assertSafe } from '#platform/db/safety.ts';
import { DatabaseSweepFailures } from '#platform/db/sweep-failures.ts';
import { resolve } from '#platform/di.ts';
import { createApi } from '#platform/http/api.ts';
import { createApp } from '#platform/http/app.ts';
import { CommandLimits } from '#platform/http/command-limits.ts';
import { drainOf } from '#platform/http/drain.ts';
import { Idempotency } from '#platform/http/idempotency.ts';
import { documents } from '#platform/http/openapi/docs.ts';
import { webApp } from '#platform/http/web-app.ts';
import { callerConcurrency } from '#platform/http/caller-concurrency.ts';
import { BossJobs, type JobHandler } from '#platform/jobs/jobs.ts';
import { LiveHub } from '#platform/live/hub.ts';
import { TransactionalOutbox } from '#platform/live/outbox.ts';
import { Relay } from '#platform/live/relay.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { followedLogLevel } from '#platform/log/log-level.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { onUnreadableRow } from '#platform/readable-rows.ts';
import { SystemClock } from '#platform/system.ts';
import { platform } from '#platform/tokens.ts';
import { recordWith } from '#platform/tracing/tracing.ts';
import { callersOf } from './callers.ts';
import { composition } from './container.ts';
import type { Env } from './env.ts';
import { handlersOf, jobHandlersOf, rows } from './modules.ts';
import { tables } from '#platform/http/tables.ts';

interface RunningServer {
  readonly url: string;
  /** @param momentMs milliseconds without requests before idle connections are closed; 0 if nobody calls the server any more */
  stop(momentMs?: number): Promise<void>;
}

/** Milliseconds that running requests have before their connections are cut. */
const drainFor = 8_000;
/** Milliseconds in which a started command is answered, whatever the database does. */
const answeredIn = 5_500;
const dist = join(import.meta.dirname, '../../dist');

/** Starts one API process on a migrated database. Several processes may share the database. */
export async function startServer(env: Env, log: Log = createLog(env.logLevel)): Promise<RunningServer> {
  const tracer =
    env.tracing && new (await import('#platform/tracing/opentelemetry.ts')).OpenTelemetry(env.tracing, log);
  if (tracer) recordWith(tracer);
  const metrics = new Metrics();
  const forgetRows = onUnreadableRow(({ reader, id, error }) => {
    metrics.unreadableRow(reader);
    log.error({ reader, rowId: id, err: error }, 'unreadable row left out');
  });
  const clock = new SystemClock();
  const database = await Database.connect(env.databaseUrl, rows, { max: env.databasePool });
  metrics.connections(() => database.connections);
  const replicas =
    env.databaseReplicas.urls.length > 0
      ? await Replicas.start(database, env.databaseReplicas, rows, env.databasePool, log, metrics)
      : undefined;
  // separate connections for relay and streams, so that they and the requests do not wait for each other
  const liveLink = new pg.Pool({
    connectionString: env.databaseUrl,
    max: 3,
    connectionTimeoutMillis: 4_000,
    application_name: 'basamak-live',
  });
  // on each client, because the pool handles errors of idle ones only, and an unhandled error event ends the process
  liveLink.on('connect', (client) =>
    client.on('error', (error) =>
      log.warn({ err: error }, 'live: a database connection was lost; the pool will open another'),
    ),
  );
  liveLink.on('error', () => undefined);
  metrics.partitions(() => partitionStandingsSoon(liveLink, clock.now()));
  const relay = new Relay(liveLink, log);
  const hub = new LiveHub(env.databaseUrl, liveLink, log, metrics, { saysPosition: replicas !== undefined });
  const jobs = new BossJobs(env.databaseUrl, database, log, metrics);
  const idempotency = new Idempotency(database, clock, env.tokenSecret);
  const outbox = new TransactionalOutbox(database, () => relay.nudge());
  const container = composition(env, { database, clock, log, outbox, jobs });
  metrics.openDifferences(() => resolve(container, payment.differences).openByProvider());
  const kept = [
    followedLogLevel(log, database, clock),
    resolve(container, settings.fresh),
    resolve(container, pricing.freshPriceList),
  ];
  const callers = callersOf(container);

  if (env.production) await assertSafe(liveLink);
  for (const one of kept) await one.start();
  await hub.start();

  const concurrency = callerConcurrency(env.databasePool);
  const api = createApi({
    handlers: handlersOf(container),
    documents: documents(),
    openStream: (request, response, caller) =>
      hub.open(request, response, {
        userId: caller.id,
        addresses: [
          `user:${caller.id}`,
          ...(caller.role === 'booster' ? ['scope:pool'] : []),
          ...(caller.role === 'admin' ? ['scope:admin'] : []),
          ...(caller.role === 'admin' || caller.role === 'staff' ? caller.scopes.map((scope) => `scope:${scope}`) : []),
        ],
        stillAllowed: () => callers.revalidate(caller),
      }),
    authenticate: callers.authenticate,
    idempotency,
    concurrency,
    commandLimits: new CommandLimits(resolve(container, platform.rateLimits), env.commandsPerMinute),
    auditLog: resolve(container, platform.auditLog),
    tables,
    transactions: database,
    settle: () => database.settle(),
    advisoryLock: (name) => database.advisoryLock(name),
    replicas,
    clock,
    log,
    metrics,
    requestId: randomUUID,
    checkAnswers: env.checkAnswers,
  });
  const app = createApp({
    api,
    storefront: webApp({
      root: join(dist, 'web-storefront'),
      publicUrl: env.publicUrl,
      frames: [new URL(env.paytr.baseUrl).origin],
      thirdParties: env.thirdParties.origins,
      records: { '/boosterlar/:id': (id) => resolve(container, booster.readPublic).isThere(id) },
    }),
    console: webApp({ root: join(dist, 'web-admin'), publicUrl: env.publicUrl, frames: [], thirdParties: [] }),
    metrics: env.production || env.metricsPort !== undefined ? undefined : metrics,
    log,
    ready: () => database.ping(),
    trustedProxies: env.trustedProxies,
  });
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 65_000 },
    app,
  );
  const drain = drainOf(server);
  const housekeeping: readonly JobHandler[] = [
    {
      queue: 'platform.purge',
      cron: '23 * * * *',
      handle: async () => {
        await idempotency.purge();
        await new DatabaseSweepFailures(database, clock).purge();
        await hub.purge(new Date(clock.now().getTime() - retention.liveEvents.for.milliseconds));
      },
    },
    { queue: 'platform.partitions', cron: '17 2 * * *', handle: () => tendPartitions(env.databaseUrl, clock.now()) },
  ];
  // requests send jobs, so the queues must exist before the first request
  await jobs.start([...jobHandlersOf(container), ...housekeeping]);
  await listen(server, env.port, env.host);
  const metricsServer = env.metricsPort === undefined ? undefined : metricsServerOf(metrics);
  if (metricsServer) await listen(metricsServer, env.metricsPort ?? 0, env.host);

  return {
    url: env.publicUrl,
    stop: async (momentMs) => {
      const drained = drain(drainFor, momentMs);
      // waiting commands still start, as long as there is time to finish them
      const lastStart = setTimeout(() => concurrency.close(), drainFor - answeredIn);
      await hub.stop();
      await drained;
      clearTimeout(lastStart);
      concurrency.close();
      metricsServer?.close();
      metricsServer?.closeAllConnections();
      await jobs.stop();
      await Promise.all(kept.map((one) => one.stop()));
      await relay.stop();
      await liveLink.end();
      await replicas?.stop();
      await database.close();
      if (tracer) recordWith(undefined);
      await tracer?.stop();
      forgetRows();
    },
  };
}

/** The server for metrics. Its port must not be public. */
const metricsServerOf = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });

const listen = (server: Server, port: number, host: string | undefined): Promise<void> =>
  new Promise((resolved, rejected) => {
    server.once('error', rejected);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', rejected);
      resolved();
    });
  });
