import { PgBoss } from 'pg-boss';

export const jobsSchema = 'jobs';

/** Creates or upgrades the tables of the job queues, as the role that owns them. */
export async function makeJobTables(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: jobsSchema,
    max: 1,
    supervise: false,
    schedule: false,
    application_name: 'basamak-migrate',
  });
  boss.on('error', () => undefined); // errors are ignored here, because they make the start fail, too
  await boss.start();
  await boss.stop({ graceful: false });
}
