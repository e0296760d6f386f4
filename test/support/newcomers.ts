import { rows } from '#main/modules.ts';
import { masterOfAll } from '#modules/booster/profile.seed.ts';
import { changed, newProfile, type ProfileChange } from '#modules/booster/domain/profile.ts';
import { SqlProfiles } from '#modules/booster/adapters/persistence/sql-profiles.ts';
import { ChainedRefreshTokens } from '#modules/identity/adapters/crypto/chained-refresh-tokens.ts';
import { JwtAccessTokens } from '#modules/identity/adapters/crypto/jwt-access-tokens.ts';
import { CachedLiveSessions } from '#modules/identity/adapters/persistence/cached-live-sessions.ts';
import { SqlSessions } from '#modules/identity/adapters/persistence/sql-sessions.ts';
import { SqlUsers } from '#modules/identity/adapters/persistence/sql-users.ts';
import { type OpenSession, openSession } from '#modules/identity/application/open-session.ts';
import type { User } from '#modules/identity/domain/user.ts';
import { readAccessKeys } from '#modules/identity/index.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { person } from './people.ts';
import type { Shop } from './shop.ts';

/** A user's id and access token. */
export interface Newcomer {
  readonly id: string;
  readonly token: string;
}

/** Makes users quickly by the product's adapters. No password is hashed, so none of them can log in with one. */
export class Newcomers {
  readonly #database: Database;
  readonly #users: SqlUsers;
  readonly #profiles: SqlProfiles;
  readonly #openSession: OpenSession;

  private constructor(database: Database, settings: Shop['settings']) {
    const clock = new SystemClock();
    this.#database = database;
    this.#users = new SqlUsers(database);
    this.#profiles = new SqlProfiles(database);
    this.#openSession = openSession({
      sessions: new SqlSessions(database, new CachedLiveSessions(database, clock, { secondFactorRequired: [] })),
      accessTokens: new JwtAccessTokens({ accessKeys: readAccessKeys(settings.JWT_KEYS ?? '') }),
      refreshTokens: new ChainedRefreshTokens({ tokenSecret: settings.TOKEN_SECRET ?? '' }),
      ids: new UuidV7(),
      clock,
    });
  }

  static async to({ databaseUrl, settings }: Pick<Shop, 'databaseUrl' | 'settings'>): Promise<Newcomers> {
    return new Newcomers(await Database.connect(databaseUrl, rows, { max: 2 }), settings);
  }

  customer(): Promise<Newcomer> {
    return this.#enter(person({ role: 'customer' }));
  }

  admin(): Promise<Newcomer> {
    return this.#enter(person({ role: 'admin' }));
  }

  /** A booster of every service, except for the change. */
  booster(change: ProfileChange = {}): Promise<Newcomer> {
    const user = person({ role: 'booster' });
    return this.#enter(user, () => this.#profiles.add(changed(newProfile(user.id), { ...masterOfAll, ...change })));
  }

  async #enter(user: User, alsoAdd = async () => {}): Promise<Newcomer> {
    const passwordHash = 'no hash';
    const session = await this.#database.run(async () => {
      await this.#users.add({ ...user, passwordHash });
      await alsoAdd();
      return this.#openSession({ ...user, passwordHash }, { device: '', address: '' });
    });
    if (!session) throw new Error('a new user has no session');
    return { id: user.id, token: session.token };
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}
