import { PgBoss } from 'pg-boss';

export const jobsSchema = 'jobs';

/** The tables of the job queues, made or brought to this version, as the role that owns them. */
export async function makeJobTables(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: jobsSchema,
    max: 1,
    supervise: false,
    schedule: false,
    application_name: 'basamak-migrate',
  });
  boss.on('error', () => undefined); // what fails, fails the start
  await boss.start();
  await boss.stop({ graceful: false });
}
