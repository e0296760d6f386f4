import { folded } from '#kernel/search.ts';
import type { GameAccounts, OrderAccounts, Secrets } from '#modules/vault/application/ports.ts';
import type { GameAccount, OrderAccount } from '#modules/vault/domain/game-account.ts';
import { orderSecret, savedSecret, type Sealed, type SecretName } from '#modules/vault/domain/secret.ts';

const keyOf = ({ purpose, subjectId }: SecretName) => `${purpose} ${subjectId}`;

export class InMemorySecrets implements Secrets {
  readonly rows = new Map<string, { readonly name: SecretName; readonly sealed: Sealed }>();

  find(name: SecretName) {
    return Promise.resolve(this.rows.get(keyOf(name))?.sealed);
  }

  findAll(names: readonly SecretName[]) {
    return Promise.resolve(
      names.flatMap((name) => {
        const row = this.rows.get(keyOf(name));
        return row ? [{ name, sealed: row.sealed }] : [];
      }),
    );
  }

  put(name: SecretName, sealed: Sealed) {
    this.rows.set(keyOf(name), { name, sealed });
    return Promise.resolve();
  }

  erase(name: SecretName) {
    return Promise.resolve(this.rows.delete(keyOf(name)));
  }

  lockWrappedBefore(keyVersion: number, limit: number) {
    return Promise.resolve([...this.rows.values()].filter((row) => row.sealed.keyVersion < keyVersion).slice(0, limit));
  }
}

export class InMemoryGameAccounts implements GameAccounts {
  readonly #rows = new Map<string, GameAccount>();
  readonly #secrets: InMemorySecrets;

  constructor(secrets: InMemorySecrets) {
    this.#secrets = secrets;
  }

  add(account: GameAccount) {
    this.#rows.set(account.id, account);
    return Promise.resolve();
  }

  ofOwner(ownerId: string) {
    return Promise.resolve(
      [...this.#rows.values()]
        .filter((account) => account.ownerId === ownerId)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
        .map((account) => this.#shown(account)),
    );
  }

  find(id: string, ownerId: string) {
    const account = this.#own(id, ownerId);
    return Promise.resolve(account && this.#shown(account));
  }

  lock(id: string, ownerId: string) {
    return Promise.resolve(this.#own(id, ownerId));
  }

  remove(id: string) {
    this.#rows.delete(id);
    return Promise.resolve();
  }

  withCredentials({ savedBefore, after, limit }: { savedBefore: Date; after: string | null; limit: number }) {
    return Promise.resolve(
      [...this.#rows.values()]
        .filter((row) => row.createdAt < savedBefore && (after === null || row.id > after))
        .filter((row) => this.#secrets.rows.has(keyOf(savedSecret(row))))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    );
  }

  #own(id: string, ownerId: string) {
    const account = this.#rows.get(id);
    return account?.ownerId === ownerId ? account : undefined;
  }

  #shown(account: GameAccount) {
    return { ...account, hasCredentials: this.#secrets.rows.has(keyOf(savedSecret(account))) };
  }
}

export class InMemoryOrderAccounts implements OrderAccounts {
  readonly #rows = new Map<string, OrderAccount>();
  readonly #secrets: InMemorySecrets;

  constructor(secrets: InMemorySecrets) {
    this.#secrets = secrets;
  }

  put(account: OrderAccount) {
    this.#rows.set(account.orderId, account);
    return Promise.resolve();
  }

  lock(orderId: string) {
    return Promise.resolve(this.#rows.get(orderId));
  }

  ofOrders(orderIds: readonly string[]) {
    return Promise.resolve(
      orderIds.flatMap((orderId) => {
        const row = this.#rows.get(orderId);
        if (!row) return [];
        const { eraseAfter: _, erasedAt: __, ...account } = row;
        return [{ ...account, hasCredentials: this.#secrets.rows.has(keyOf(orderSecret(row))) }];
      }),
    );
  }

  playedAs(beginning: string, limit: number) {
    const found = [...this.#rows.values()].filter(({ inGameName }) =>
      folded(inGameName).startsWith(folded(beginning.trim())),
    );
    return Promise.resolve(found.map(({ orderId }) => orderId).slice(0, limit));
  }

  remove(orderId: string) {
    this.#rows.delete(orderId);
    return Promise.resolve();
  }

  markErased(orderId: string, at: Date) {
    return this.#change(orderId, { erasedAt: at });
  }

  postponeErasure(orderId: string, eraseAfter: Date) {
    return this.#rows.get(orderId)?.erasedAt ? Promise.resolve() : this.#change(orderId, { eraseAfter });
  }

  inUse(accountId: string) {
    return Promise.resolve([...this.#rows.values()].some((row) => row.id === accountId && !row.erasedAt));
  }

  overdue(now: Date, limit: number, resting: readonly string[]) {
    return Promise.resolve(
      [...this.#rows.values()]
        .filter((row) => !row.erasedAt && row.eraseAfter <= now && !resting.includes(row.orderId))
        .toSorted((a, b) => a.eraseAfter.getTime() - b.eraseAfter.getTime())
        .slice(0, limit)
        .map((row) => row.orderId),
    );
  }

  #change(orderId: string, change: Partial<OrderAccount>) {
    const row = this.#rows.get(orderId);
    if (row) this.#rows.set(orderId, { ...row, ...change });
    return Promise.resolve();
  }
}
