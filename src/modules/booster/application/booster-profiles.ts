import type { Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { changed, newProfile, type OwnChange, type Profile, type ProfileChange } from '../domain/profile.ts';
import type { Profiles } from './ports.ts';

/** Opens and changes profiles: at the console, and what is theirs to change by boosters themselves. */
export class BoosterProfiles {
  readonly #profiles: Profiles;
  readonly #transactions: Transactions;

  constructor(profiles: Profiles, transactions: Transactions) {
    this.#profiles = profiles;
    this.#transactions = transactions;
  }

  /** Belongs to the making of a booster's user; one that is there already stays. */
  open(userId: string): Promise<void> {
    return this.#profiles.add(newProfile(userId));
  }

  /** @throws booster.not_found */
  changeOwn(boosterId: string, change: OwnChange): Promise<Profile> {
    return this.change(boosterId, change);
  }

  /** What the change leaves out stays as it is. @throws booster.not_found */
  change(boosterId: string, change: ProfileChange): Promise<Profile> {
    return this.#transactions.run(async () => {
      const profile = await this.#profiles.lock(boosterId);
      if (!profile) throw new DomainError('booster.not_found');
      const after = changed(profile, change);
      await this.#profiles.save(after);
      return after;
    });
  }
}
