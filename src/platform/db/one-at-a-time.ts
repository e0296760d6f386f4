import pg from 'pg';

/** Numbers for PostgreSQL's advisory locks, one for each task that only one instance may do at a time. */
export const locks = { migration: 4_242_001, relay: 4_242_002, seed: 4_242_003, partitions: 4_242_004 } as const;

/** Does the work under an advisory lock. Other instances wait, and then find it done. */
export async function oneAtATime<T>(databaseUrl: string, lock: number, work: () => Promise<T>): Promise<T> {
  const guard = new pg.Client({ connectionString: databaseUrl });
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await guard.end(); // ending the session frees the lock, also after a crash
  }
}
