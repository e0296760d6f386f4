/** The filters of a time from one moment up to another: `name_gte` and `name_lt`. */
export const ranges = <N extends string>(...names: readonly N[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_gte`, 'time'],
      [`${name}_lt`, 'time'],
    ]),
  ) as Readonly<Record<`${N}_${'gte' | 'lt'}`, 'time'>>;

/** The same for an amount. */
export const amounts = <N extends string>(name: N) =>
  ({ [`${name}_gte`]: 'amount', [`${name}_lt`]: 'amount' }) as Readonly<Record<`${N}_${'gte' | 'lt'}`, 'amount'>>;
