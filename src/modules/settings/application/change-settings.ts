import { DomainError } from '#kernel/refusal.ts';
import type { PlatformSettings, SettingName } from '#kernel/settings.ts';
import { limitAt, limitKept } from '../domain/limit.ts';
import type { Stand } from './ports.ts';
import type { Needs } from './needs.ts';

interface SettingsChange {
  /** Optimistic concurrency: the version that the admin saw. */
  readonly basedOn: number;
  readonly values: Wanted;
  readonly by: string;
}

/** The settings to change; undefined settings stay unchanged. */
type Wanted = { readonly [N in SettingName]?: PlatformSettings[N] | undefined };

/**
 * An admin changes settings. If two changes are made at the same time, the second is refused as outdated. The limit
 * above which a second admin is needed is lowered at once, but raised only after a delay, so that other admins can see
 * it.
 * @throws DomainError settings.outdated, settings.unchanged, settings.coupon_not_counting
 */
export const changeSettings = ({
  store,
  promotions,
  config: { settlesAfterHours },
  work,
}: Needs<'store' | 'promotions' | 'work'> & { readonly config: { readonly settlesAfterHours: number } }) => {
  const limitUntil = ({ values, limitBefore }: Stand, wanted: PlatformSettings['secondAdminAbove'], now: Date) => {
    const until = new Date(now.getTime() + settlesAfterHours * 3600_000);
    return limitKept(limitAt(values.secondAdminAbove, limitBefore, now), wanted, until);
  };

  const withPromotion = async (values: Wanted): Promise<Wanted> => {
    const { promotionalCode } = values;
    if (promotionalCode === undefined || promotionalCode === null) return values;
    const code = await promotions.counting(promotionalCode);
    if (code === undefined) throw new DomainError('settings.coupon_not_counting');
    return { ...values, promotionalCode: code };
  };

  return async ({ basedOn, values, by }: SettingsChange): Promise<Stand> => {
    const wanted = await withPromotion(values);
    return work.run(async () => {
      const stand = await store.lock();
      if (stand.version !== basedOn) throw new DomainError('settings.outdated');
      const changed = changedNames(stand.values, wanted);
      if (changed.length === 0) throw new DomainError('settings.unchanged');
      const change = { at: work.now(), by };
      const values = { ...stand.values, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])) };
      const after: Stand = {
        version: stand.version + 1,
        values,
        limitBefore: changed.includes('secondAdminAbove')
          ? limitUntil(stand, values.secondAdminAbove, change.at)
          : stand.limitBefore,
        changes: { ...stand.changes, ...Object.fromEntries(changed.map((name) => [name, change])) },
      };
      await store.save(after);
      return after;
    });
  };
};
export type ChangeSettings = ReturnType<typeof changeSettings>;

const changedNames = (before: PlatformSettings, wanted: Wanted): readonly SettingName[] =>
  (Object.keys(wanted) as SettingName[]).filter(
    (name) => wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(before[name]),
  );
