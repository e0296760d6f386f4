import type { Game } from '#kernel/vocabulary.ts';
import type { OrderCounts, Profiles } from '#modules/booster/application/ports.ts';
import type { Profile } from '#modules/booster/domain/profile.ts';

export class InMemoryProfiles implements Profiles {
  readonly #rows = new Map<string, Profile>();

  add(profile: Profile) {
    if (!this.#rows.has(profile.id)) this.#rows.set(profile.id, profile);
    return Promise.resolve();
  }

  find(id: string) {
    return Promise.resolve(this.#rows.get(id));
  }

  lock(id: string) {
    return this.find(id);
  }

  findMany(ids: readonly string[]) {
    return Promise.resolve([...this.#rows.values()].filter((profile) => ids.includes(profile.id)));
  }

  all() {
    return Promise.resolve([...this.#rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  }

  save(profile: Profile) {
    if (this.#rows.has(profile.id)) this.#rows.set(profile.id, profile);
    return Promise.resolve();
  }
}

export class FixedOrderCounts implements OrderCounts {
  readonly #active: ReadonlyMap<string, number>;
  readonly #confirmed: ReadonlyMap<string, number>;
  readonly #games: ReadonlyMap<string, Game>;

  constructor(
    active: Readonly<Record<string, number>> = {},
    confirmed: Readonly<Record<string, number>> = {},
    games: Readonly<Record<string, Game>> = {},
  ) {
    this.#active = new Map(Object.entries(active));
    this.#confirmed = new Map(Object.entries(confirmed));
    this.#games = new Map(Object.entries(games));
  }

  active() {
    return Promise.resolve(this.#active);
  }

  confirmed() {
    return Promise.resolve(this.#confirmed);
  }

  gamesOf() {
    return Promise.resolve(this.#games);
  }
}
