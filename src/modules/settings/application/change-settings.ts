import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { HouseSettings, SettingName } from '#kernel/settings.ts';
import type { Promotions, SettingsStore, Stand } from './ports.ts';

export interface SettingsChange {
  /** The version that the admin had before them. */
  readonly basedOn: number;
  readonly values: Wanted;
  readonly by: string;
}

/** Those that change; what is absent stays. */
type Wanted = { readonly [N in SettingName]?: HouseSettings[N] | undefined };

/** An admin changes settings. Of two at once the second is told, and loses nothing that they wrote. */
export class ChangeSettings {
  readonly #store: SettingsStore;
  readonly #promotions: Promotions;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(store: SettingsStore, promotions: Promotions, transactions: Transactions, clock: Clock) {
    this.#store = store;
    this.#promotions = promotions;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError settings.outdated, settings.unchanged, settings.coupon_not_counting */
  async run({ basedOn, values, by }: SettingsChange): Promise<Stand> {
    const wanted = await this.#withPromotion(values);
    return this.#transactions.run(async () => {
      const stand = await this.#store.locked();
      if (stand.version !== basedOn) throw new DomainError('settings.outdated');
      const changed = changedNames(stand.values, wanted);
      if (changed.length === 0) throw new DomainError('settings.unchanged');
      const change = { at: this.#clock.now(), by };
      const after: Stand = {
        version: stand.version + 1,
        values: { ...stand.values, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])) },
        changes: { ...stand.changes, ...Object.fromEntries(changed.map((name) => [name, change])) },
      };
      await this.#store.save(after);
      return after;
    });
  }

  async #withPromotion(values: Wanted): Promise<Wanted> {
    const { promotionalCode } = values;
    if (promotionalCode === undefined || promotionalCode === null) return values;
    const code = await this.#promotions.counting(promotionalCode);
    if (code === undefined) throw new DomainError('settings.coupon_not_counting');
    return { ...values, promotionalCode: code };
  }
}

const changedNames = (before: HouseSettings, wanted: Wanted): readonly SettingName[] =>
  (Object.keys(wanted) as SettingName[]).filter(
    (name) => wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(before[name]),
  );
