import type { SessionEnd } from '#kernel/access.ts';
import type { Mail, Mails } from '#kernel/mail.ts';
import type { Clock, JobOptions, Jobs, Quota, RateLimit, RateLimits } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type {
  LiveSessions,
  OwnSession,
  PasswordLink,
  PasswordLinks,
  Passwords,
  Rotation,
  SecondFactors,
  Session,
  SessionOwner,
  Sessions,
  Users,
} from '#modules/identity/application/ports.ts';
import { canonical } from '#modules/identity/domain/canonical.ts';
import { isMissing } from '#modules/identity/domain/second-factor.ts';
import { displayNameOf, heldScopes, type User } from '#modules/identity/domain/user.ts';
import { InMemorySecondFactors } from './in-memory-second-factor.ts';

export class InMemoryUsers implements Users {
  readonly rows = new Map<string, User>();

  async add(user: User): Promise<void> {
    const taken = await this.taken(user);
    if (taken) throw new DomainError(`identity.${taken}_taken`);
    this.rows.set(user.id, user);
  }

  async save(user: User): Promise<void> {
    const others = [...this.rows.values()].filter(({ id }) => id !== user.id);
    const isSame = ({ email }: User) => canonical(email) === canonical(user.email);
    if (others.some(isSame)) throw new DomainError('identity.email_taken');
    if (others.some(({ phone }) => phone === user.phone)) throw new DomainError('identity.phone_taken');
    const isNamed = ({ username }: User) => canonical(username) === canonical(user.username);
    if (others.some(isNamed)) throw new DomainError('identity.username_taken');
    this.rows.set(user.id, { ...user, lastSeenAt: this.rows.get(user.id)?.lastSeenAt ?? null });
  }

  async find(id: string): Promise<User | undefined> {
    return this.rows.get(id);
  }

  lock(id: string): Promise<User | undefined> {
    return this.find(id);
  }

  async findByLogin(login: string): Promise<User | undefined> {
    const key = canonical(login);
    const by = key.includes('@') ? 'email' : 'username';
    return [...this.rows.values()].find((user) => canonical(user[by]) === key);
  }

  async taken(wanted: Parameters<Users['taken']>[0]): ReturnType<Users['taken']> {
    return (['email', 'phone', 'username'] as const).find((field) => {
      const value = wanted[field];
      return value !== undefined && [...this.rows.values()].some((user) => canonical(user[field]) === canonical(value));
    });
  }
}

export class InMemorySessions implements Sessions {
  readonly #factors: SecondFactors;
  readonly #required: readonly Role[];
  readonly rows = new Map<string, Session & { readonly createdAt: Date; readonly lastUsedAt: Date }>();
  readonly #users: InMemoryUsers;
  readonly #clock: Clock;

  constructor(
    users: InMemoryUsers,
    clock: Clock,
    factors = new InMemorySecondFactors(),
    required: readonly Role[] = [],
  ) {
    this.#users = users;
    this.#clock = clock;
    this.#factors = factors;
    this.#required = required;
  }

  async open(session: Parameters<Sessions['open']>[0], passwordHash: string, at: Date): Promise<boolean> {
    const user = this.#users.rows.get(session.userId);
    if (user?.status !== 'active' || user.passwordHash !== passwordHash) return false;
    this.#users.rows.set(user.id, { ...user, lastSeenAt: at });
    this.rows.set(session.id, {
      ...session,
      rotations: [],
      revoked: false,
      endedBecause: null,
      createdAt: at,
      lastUsedAt: at,
    });
    return true;
  }

  async find(id: string): Promise<{ readonly session: Session; readonly owner: SessionOwner } | undefined> {
    const session = this.rows.get(id);
    const owner = session && this.#users.rows.get(session.userId);
    return session && owner && { session, owner };
  }

  async rotate(id: string, { fromHash, toHash, rotations, expiresAt, at }: Rotation): Promise<boolean> {
    const session = this.rows.get(id);
    if (!session || session.revoked || session.refreshHash !== fromHash) return false;
    this.rows.set(id, { ...session, refreshHash: toHash, rotations, expiresAt, lastUsedAt: at });
    const user = this.#users.rows.get(session.userId);
    if (user) this.#users.rows.set(user.id, { ...user, lastSeenAt: at });
    return true;
  }

  async revoke(id: string): Promise<void> {
    this.#end(id, null);
  }

  #end(id: string, endedBecause: SessionEnd | null): void {
    const session = this.rows.get(id);
    if (session && !session.revoked) this.rows.set(id, { ...session, revoked: true, endedBecause });
  }

  async revokeOwn(id: string, userId: string, at: Date, because: SessionEnd): Promise<boolean> {
    const session = this.rows.get(id);
    if (!session || session.userId !== userId || session.revoked || session.expiresAt <= at) return false;
    this.#end(id, because);
    return true;
  }

  async livingOf(userId: string, now: Date): Promise<readonly OwnSession[]> {
    return [...this.rows.values()]
      .filter((session) => session.userId === userId && !session.revoked && session.expiresAt > now)
      .toSorted((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime())
      .map(({ id, device, address, createdAt, lastUsedAt }) => ({ id, device, address, createdAt, lastUsedAt }));
  }

  async forgetDevicesOf(userId: string): Promise<void> {
    for (const [id, session] of this.rows)
      if (session.userId === userId) this.rows.set(id, { ...session, device: '', address: '' });
  }

  async revokeAllOf(userId: string, _at: Date, because: SessionEnd, except?: string): Promise<void> {
    for (const session of this.rows.values()) {
      if (session.userId === userId && session.id !== except) this.#end(session.id, because);
    }
  }

  async purge(before: Date): Promise<void> {
    for (const { id, expiresAt } of this.rows.values()) if (expiresAt < before) this.rows.delete(id);
  }

  /** The sessions as requests read them. */
  get live(): LiveSessions {
    return {
      find: async (id) => {
        const session = this.rows.get(id);
        const user = session && this.#users.rows.get(session.userId);
        if (!session || session.revoked || session.expiresAt <= this.#clock.now() || user?.status !== 'active') {
          return undefined;
        }
        const { role, mustChangePassword } = user;
        const factor = await this.#factors.find(user.id);
        return {
          id,
          userId: user.id,
          role,
          scopes: heldScopes(user),
          displayName: displayNameOf(user),
          mustChangePassword,
          mustSetSecondFactor: isMissing(this.#required, role, Boolean(factor?.confirmedAt)),
        };
      },
    };
  }
}

export class InMemoryPasswordLinks implements PasswordLinks {
  readonly rows = new Map<string, PasswordLink & { readonly used: boolean }>();

  async issue(link: PasswordLink): Promise<string> {
    const token = `token-of-${link.id}`;
    if (!this.rows.has(token)) this.rows.set(token, { ...link, used: false });
    return token;
  }

  async holderOf(token: string, now: Date): Promise<string | undefined> {
    return this.#good(token, now)?.userId;
  }

  async redeem(token: string, now: Date): Promise<boolean> {
    const link = this.#good(token, now);
    if (link) this.rows.set(token, { ...link, used: true });
    return link !== undefined;
  }

  #good(token: string, now: Date) {
    const link = this.rows.get(token);
    return link && !link.used && link.expiresAt > now ? link : undefined;
  }

  async revokeAllOf(userId: string): Promise<void> {
    for (const [token, link] of this.rows) if (link.userId === userId) this.rows.set(token, { ...link, used: true });
  }

  async purge(before: Date): Promise<void> {
    for (const [token, { expiresAt }] of this.rows) if (expiresAt < before) this.rows.delete(token);
  }
}

export class InMemoryRateLimits implements RateLimits {
  readonly #windows = new Map<string, { count: number; ends: number }>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async count(attempts: readonly { readonly key: string; readonly limit: RateLimit }[]): Promise<number> {
    const taken = await Promise.all(attempts.map(({ key, limit }) => this.take(key, limit)));
    return Math.max(0, ...taken.map(({ retryAfterSeconds }) => retryAfterSeconds));
  }

  async take(key: string, limit: RateLimit): Promise<Quota> {
    const now = this.#clock.now().getTime();
    const running = this.#windows.get(key);
    const window = running && running.ends > now ? running : { count: 0, ends: now + limit.windowSeconds * 1000 };
    window.count++;
    this.#windows.set(key, window);
    const resetSeconds = Math.max(1, Math.ceil((window.ends - now) / 1000));
    const left = Math.max(0, limit.attempts - window.count);
    return { limit, left, resetSeconds, retryAfterSeconds: window.count > limit.attempts ? resetSeconds : 0 };
  }

  async forgive(key: string): Promise<void> {
    this.#windows.delete(key);
  }
}

/** Hashes that contain the plain password. Counts verifications, which are slow in production. */
export class PlainPasswords implements Passwords {
  verifications = 0;

  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async verify(hash: string | null, password: string): Promise<boolean> {
    this.verifications++;
    return hash === `hash of ${password}`;
  }

  oneTime(): string {
    return 'bir-defa-lik';
  }
}

export class RecordingMails implements Mails {
  readonly queued: Mail[] = [];
  readonly delivered: Mail[] = [];

  async queue(mail: Mail): Promise<void> {
    this.queued.push(mail);
  }

  async deliver(mail: Mail): Promise<void> {
    this.delivered.push(mail);
  }
}

export class RecordingJobs implements Jobs {
  readonly sent: { readonly queue: string; readonly data: object; readonly options: JobOptions | undefined }[] = [];

  async send(queue: string, data: object, options?: JobOptions): Promise<void> {
    this.sent.push({ queue, data, options });
  }
}
