const atOnce = 20;

/** Runs the work in batches of 20. The first error ends the run. */
export const allInTurns = async <T, A>(all: readonly T[], work: (one: T) => Promise<A>): Promise<readonly A[]> => {
  const answers: A[] = [];
  for (let start = 0; start < all.length; start += atOnce)
    answers.push(...(await Promise.all(all.slice(start, start + atOnce).map(work))));
  return answers;
};

/** Runs the work in batches of 20. An error does not end the run; all errors are returned. */
export const faultsInTurns = async <T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<readonly unknown[]> => {
  const outcomes = await allInTurns(all, (one) => Promise.allSettled([work(one)]));
  return outcomes.flat().flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
};
