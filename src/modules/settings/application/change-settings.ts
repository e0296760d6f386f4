import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { HouseSettings, SettingName } from '#kernel/settings.ts';
import { limitAt, limitKept } from '../domain/limit.ts';
import type { Promotions, SettingsStore, Stand } from './ports.ts';

export interface SettingsChange {
  /** The version that the admin had before them. */
  readonly basedOn: number;
  readonly values: Wanted;
  readonly by: string;
}

/** Those that change; what is absent stays. */
type Wanted = { readonly [N in SettingName]?: HouseSettings[N] | undefined };

/**
 * An admin changes settings. Of two at once the second is told, and loses nothing that they wrote. A limit above which a second
 * admin is needed is lowered at once, but raised only after a while: others have to be able to see it.
 */
export class ChangeSettings {
  readonly #store: SettingsStore;
  readonly #promotions: Promotions;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #settlesAfterHours: number;

  constructor(
    store: SettingsStore,
    promotions: Promotions,
    transactions: Transactions,
    clock: Clock,
    { settlesAfterHours }: { readonly settlesAfterHours: number },
  ) {
    this.#store = store;
    this.#promotions = promotions;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#settlesAfterHours = settlesAfterHours;
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
      const values = { ...stand.values, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])) };
      const after: Stand = {
        version: stand.version + 1,
        values,
        limitBefore: changed.includes('secondAdminAbove')
          ? this.#limitBefore(stand, values.secondAdminAbove, change.at)
          : stand.limitBefore,
        changes: { ...stand.changes, ...Object.fromEntries(changed.map((name) => [name, change])) },
      };
      await this.#store.save(after);
      return after;
    });
  }

  #limitBefore({ values, limitBefore }: Stand, wanted: HouseSettings['secondAdminAbove'], now: Date) {
    const until = new Date(now.getTime() + this.#settlesAfterHours * 3600_000);
    return limitKept(limitAt(values.secondAdminAbove, limitBefore, now), wanted, until);
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
